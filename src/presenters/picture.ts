import type { Text } from '#app/i18n/text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import type { Picture, PictureName } from '#app/model/picture.ts'
import type { VideoFiles } from '#app/ui/HeroVideo.tsx'
import type { PictureSource } from '#app/ui/Picture.tsx'
import { mediaBase } from '#app/media/files.ts'
import { readManifest } from '#app/content/manifest.ts'

const manifest = readManifest()

/** A picture as `<Picture>` wants it. Without a description it is decoration. */
export function pictureOf(name: PictureName, alt = ''): PictureSource {
  const { subjects: _, ...entry } = manifest[name]!
  return { ...entry, files: mediaBase(name), alt }
}

/** A described picture of `content/`, in one language. */
export function described({ src, alt }: Picture, locale: Locale): PictureSource {
  return pictureOf(src, (alt satisfies Text)[locale])
}

/** The files of a film loop. */
export function loopOf(name: PictureName): VideoFiles {
  const base = mediaBase(name)
  const film = (size: string) => ({ webm: `${base}-${size}.webm`, mp4: `${base}-${size}.mp4` })
  return { ...film('loop'), small: film('loop-small') }
}
