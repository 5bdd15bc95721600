/** How far ahead it is told that something is canceled, moved, added, closed or in doubt. */
export const toldAhead = 14
