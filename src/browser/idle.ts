/**
 * Safari knows no idle moments (https://caniuse.com/requestidlecallback): to it each moment after the present
 * one is idle. The first script of a page brings this, and all others come after it.
 */
window.requestIdleCallback ??= (then) => window.setTimeout(then)
window.cancelIdleCallback ??= window.clearTimeout
