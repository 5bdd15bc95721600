/**
 * A browser that translates a page puts elements of its own in the places of texts. React then takes away a text that
 * is not there any more, or puts something before it, and the page would crash:
 * https://github.com/facebook/react/issues/11538
 */
const { removeChild, insertBefore } = Node.prototype
Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
  return child.parentNode === this ? (removeChild.call(this, child) as Child) : child
}
Node.prototype.insertBefore = function <Added extends Node>(
  added: Added,
  next: Node | null,
): Added {
  return insertBefore.call(this, added, next?.parentNode === this ? next : null) as Added
}
