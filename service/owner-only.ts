/** What people wrote in confidence: nobody but the owner of the service reads it. */
export const ownerOnly = 0o600
