/**
 * The languages in which volunteers are spoken to, by the check, the editor and the commands. The site
 * itself may speak others too.
 */
export const toldIn = ['en', 'es'] as const

export type ToldIn = (typeof toldIn)[number]

export type Told = Readonly<Record<ToldIn, string>>
