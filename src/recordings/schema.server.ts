import type * as v from 'valibot'
import {
  both,
  choice,
  day,
  entry,
  fileOf,
  group,
  language,
  line,
  link,
  list,
  optional,
  origin,
  words,
} from '#app/content/fields.ts'

const languages = list(
  'Languages spoken',
  'Idiomas en que se habla',
  language('Language', 'Idioma'),
  { min: 1 },
)

export const recordingSchema = group('Recording', 'Grabación', {
  title: line('Title', 'Título', {
    help: both(
      'Its title where it can be heard, in its own language.',
      'El título que tiene donde se puede escuchar, en su propio idioma.',
    ),
  }),
  speaker: optional(line('Who speaks', 'Quién predica')),
  on: day('Day', 'Día', { done: true }),
  passage: optional(
    words('Passage', 'Pasaje', {
      help: both('As it is usually written: John 3:1–16', 'Como se escribe: Juan 3:1-16'),
      verses: true,
    }),
  ),
  languages,
  link: link('Link', 'Enlace', {
    help: both(
      'To its page on YouTube or Vimeo, or to an audio file (.mp3): these play on our page. Any other opens its own.',
      'A su página en YouTube o Vimeo, o a un archivo de audio (.mp3): estos suenan en nuestra página. Cualquier otro abre la suya.',
    ),
  }),
  shown: optional(
    choice('Whether it is shown', 'Si se muestra', { no: both('not shown', 'no se muestra') }),
  ),
})

/** Where recordings come from by themselves: `npm run recordings` asks there. */
const feed = group('Where new ones come from by themselves', 'De dónde llegan solas las nuevas', {
  link: link('Address of the feed', 'Dirección del canal RSS', {
    help: both(
      'For a podcast, its RSS feed; for YouTube, https://www.youtube.com/feeds/videos.xml?playlist_id=… of the playlist with the sermons.',
      'De un pódcast, su RSS; de YouTube, https://www.youtube.com/feeds/videos.xml?playlist_id=… de la lista con las predicaciones.',
    ),
  }),
  languages,
  hosts: optional(
    list(
      'Other sites that hold its audio',
      'Otros sitios que guardan su audio',
      origin('Site', 'Sitio'),
      {
        help: both(
          'Only those you know belong to your podcast: npm run report says which are needed.',
          'Solo los que usted sabe que son de su pódcast: npm run report dice cuáles hacen falta.',
        ),
      },
    ),
  ),
  taken: optional(
    line('What has come already', 'Lo que ya llegó', {
      help: both(
        'Filled in by itself: what stands here does not come again, so what you change or delete stays that way.',
        'Se escribe solo: lo que está aquí no vuelve a llegar, para que lo que usted cambie o borre siga así.',
      ),
    }),
  ),
})

/** What can be heard of a church: written by hand, or brought by a feed and then as good as written by hand. */
export const recordingsSchema = entry('Recordings', 'Grabaciones', {
  // one that is deleted leaves its recordings behind
  church: optional(
    fileOf('churches', 'Church', 'Iglesia', {
      help: both('Without one they are on no page.', 'Sin ninguna no aparecen en ninguna página.'),
    }),
  ),
  feed: optional(feed),
  recordings: optional(list('Recordings', 'Grabaciones', recordingSchema)),
})

export type SaidRecording = v.InferOutput<typeof recordingSchema>
export type RecordingsFile = v.InferOutput<typeof recordingsSchema>
