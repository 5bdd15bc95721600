import { recordingsWords, ui } from '#app/fellowship/common-words.server.ts'
import { languageNames } from '#app/language/language-names.ts'
import type { Locale } from '#app/language/locale.ts'
import { localize } from '#app/language/text.ts'
import { dateRange } from '#app/time/in-words.ts'
import { playerOf, type Player } from './player.server.ts'
import type { Recording } from './read.server.ts'
import type { ShownRecording, ShownWay } from './Recordings.tsx'

/** A recording as a list shows it, in one language; its title stays in its own. */
export function shownRecording(recording: Recording, locale: Locale): ShownRecording {
  const { title, speaker, on, passage, languages, links } = recording
  const [first] = languages
  const isOfPage = languages.length === 1 && first === locale
  const spoken = isOfPage ? undefined : languageNames(languages, locale)
  return {
    title,
    ...(first !== locale && { language: first! }),
    facts: [
      dateRange(on, on, locale),
      ...(passage ? [passage[locale]] : []),
      ...(speaker ? [speaker] : []),
      ...(spoken ? [ui.serviceLanguages[locale].replace('{languages}', () => spoken)] : []),
    ],
    ways: links.map((link) => wayTo(link, locale)),
  }
}

function wayTo(link: string, locale: Locale): ShownWay {
  const player = playerOf(link)
  const { watch, listen } = recordingsWords
  return {
    link,
    open: openedBy(player, link, locale),
    ...(player &&
      ('frame' in player
        ? { play: watch[locale], frame: begun(player.frame) }
        : { play: listen[locale] })),
  }
}

/** What the link to a recording says: where it leads, or that it is a file. */
function openedBy(player: Player | undefined, link: string, locale: Locale): string {
  if (player && 'sound' in player) return recordingsWords.file[locale]
  const site = player?.site ?? new URL(link).hostname.replace(/^www\./, '')
  return recordingsWords.open[locale].replace('{site}', site)
}

/** The words of a list of recordings; that playing asks another site, where any of them can be played. */
export function listWords(recordings: readonly ShownRecording[], locale: Locale) {
  const { failed, asks } = localize(recordingsWords, locale)
  const isPlayed = recordings.some(({ ways }) => ways.some(({ play }) => play))
  return { failed, ...(isPlayed && { asks }) }
}

/** A film that was asked for begins by itself. */
function begun(frame: string): string {
  return `${frame}${frame.includes('?') ? '&' : '?'}autoplay=1`
}
