import type { AudioObject, VideoObject, WithContext } from 'schema-dts'
import { context, fellowship } from '#app/fellowship/structured-data.server.ts'
import type { Locale } from '#app/language/locale.ts'
import { playerOf } from './player.server.ts'
import type { Recording } from './read.server.ts'

export function recordingFacts(
  recordings: readonly Recording[],
  locale: Locale,
): WithContext<AudioObject | VideoObject>[] {
  return recordings.flatMap((each): WithContext<AudioObject | VideoObject>[] => {
    const { title, speaker, on, passage, languages, links } = each
    const shared = {
      ...context,
      name: title,
      uploadDate: on,
      inLanguage: languages,
      publisher: fellowship,
      ...(passage && { about: passage[locale] }),
      ...(speaker && { creator: { '@type': 'Person', 'name': speaker } as const }),
    }
    return links.flatMap((url): WithContext<AudioObject | VideoObject>[] => {
      const player = playerOf(url)
      if (!player) return []
      if ('sound' in player) return [{ ...shared, '@type': 'AudioObject', url, 'contentUrl': url }]
      const { site, id, frame } = player
      return [
        {
          ...shared,
          '@type': 'VideoObject',
          url,
          'embedUrl': frame,
          ...(site === 'YouTube' && { thumbnailUrl: `https://i.ytimg.com/vi/${id}/hqdefault.jpg` }),
        },
      ]
    })
  })
}
