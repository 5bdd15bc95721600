/**
 * The colours of `src/ui/tokens.css` where no style sheet reaches: on share cards and icons, and around a
 * page. `src/ui/tokens.test.ts` holds them to the tokens.
 */
export const paper = '#fcf7eb'
export const night = '#081722'
export const deep = '#12394a'
export const onDark = '#fdf6e6'
export const gold2 = '#ffc95c'
