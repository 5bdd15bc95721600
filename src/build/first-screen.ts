import { transform, type CustomAtRules, type Selector, type Visitor } from 'lightningcss'
import { classesIn, splitAfterFirstScreen } from './cut-html.ts'
import { layerOrder } from './layer-order.ts'

type Parts = { first: string; rest: string }

/**
 * Parts the styles of the site: what is seen first, on whichever of the pages, and all others. The first
 * part stands in every page, so that it is painted before any file of styles is there. The style file of
 * a component stays in one piece; in which order those files come does not matter.
 */
export function partStyles(styles: string, classes: ReadonlySet<string>): Parts {
  const files = new Set([...classes].map(fileOf))

  /** May the selector match an element of the first screen? What stands in `:not()` does not decide that. */
  const isFirst = (selector: Selector): boolean =>
    selector.every((part) => {
      if (part.type === 'class') return files.has(fileOf(part.name))
      const chooses = part.type === 'pseudo-class' && /^(is|where|has)$/.test(part.kind)
      return !chooses || (part as { selectors: Selector[] }).selectors.some(isFirst)
    })

  const first = without(styles, {
    style: ({ value }) => (value.selectors.some(isFirst) ? undefined : []),
    // movement can wait
    keyframes: () => [],
  })
  const rest = without(styles, {
    'style': ({ value }) => (value.selectors.some(isFirst) ? [] : undefined),
    'font-face': () => [],
  })
  // a layer of which nothing is here keeps its place among the others
  return { first: layerOrder + first, rest: layerOrder + rest }
}

/** The classes of what is seen first on a page. */
export function firstClasses(html: string): string[] {
  const [first] = splitAfterFirstScreen(html)
  return classesIn(first)
}

/** The style file that a class is from: its name begins with the hash of that (`vite.config.ts`). */
function fileOf(className: string): string {
  const end = className.lastIndexOf('_')
  return end < 0 ? className : className.slice(0, end)
}

/** Styles without the rules for which `Rule` answers none. */
function without(styles: string, Rule: Visitor<CustomAtRules>['Rule']): string {
  // twice: only what is empty when it is read is left out, as the condition around such a rule
  return minified(minified(styles, { Rule: Rule! }))
}

function minified(styles: string, visitor: Visitor<CustomAtRules> = {}): string {
  const code = Buffer.from(styles)
  return transform({ filename: 'styles.css', code, minify: true, visitor }).code.toString()
}
