/** Twelve churches can be named one by one, in the menu, in the footer and on a page. */
export const tooManyToName = (count: number): boolean => count > 12
