import type * as v from 'valibot'
import type { picture } from '#app/content/fields.ts'
import type manifest from '#content/media/manifest.json'

/** The name of a picture in `content/media/`. */
export type PictureName = keyof typeof manifest

/** A picture that says something: `alt` describes it for somebody who cannot see it. */
export type Picture = v.InferOutput<ReturnType<typeof picture>>
