import path from 'node:path'

/** Where the content is. Tests read a second one. */
export const contentFolder = path.resolve(process.env.CONTENT ?? 'content')
