/**
 * What browsers lack that some telephones and computers keep for good: Safari knows no idle moments
 * (https://caniuse.com/requestidlecallback), so to it each moment after the present one is idle; iOS 15, and Chrome
 * 109 on Windows 7, sort in place only. The first script of a page brings this, and all others come after it.
 */
window.requestIdleCallback ??= (then) => window.setTimeout(then)
// oxlint-disable-next-line no-extend-native
Array.prototype.toSorted ??= function (by) {
  // oxlint-disable-next-line unicorn/no-array-sort -- this is what it stands for
  return [...this].sort(by)
}
