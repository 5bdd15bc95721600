/** Where it is kept whether a visitor wants light pages: `on` or `off`. */
export const lightKey = 'light'

/**
 * Is this visitor to be sent as little as can be? The first-paint script says so before anything further
 * down is fetched (src/language/choice.ts): by the visitor's own choice, or else by that of their browser.
 */
export function savesData(): boolean {
  return document.documentElement.dataset.light === ''
}
