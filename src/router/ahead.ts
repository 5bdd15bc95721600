/** Of what a selector finds, only what is on the page that is shown: one made ahead stands after it. */
export const shown = ":not(main > [style*='none'] *)"
