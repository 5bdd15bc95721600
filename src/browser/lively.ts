/** Told to the document when React answers: what only React shows is there. */
export const lively = 'lively'
