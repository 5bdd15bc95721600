/** Where the window begins in which the editor signs in. */
export const signInPath = '/api/sign-in'
