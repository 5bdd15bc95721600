import type * as v from 'valibot'
import type { picture, scene } from '#app/content/fields.ts'

/** A picture as decoration: its file, and where one looks when only a part of it is seen. */
export type Scene = v.InferOutput<ReturnType<typeof scene>>

/** A picture that says something: `alt` describes it for somebody who cannot see it. */
export type Picture = v.InferOutput<ReturnType<typeof picture>>
