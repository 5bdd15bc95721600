import { both, entry, group, paragraph, words } from '#app/content/fields.ts'
import { defineFile } from '#app/content/kind.ts'
import { text, title } from '#app/page/words.server.ts'

const step = (en: string, es: string) => group(en, es, { title, text })

export const eventPageWords = defineFile(
  'pages/event',
  entry('The pages of the events', 'Las páginas de los eventos', {
    steps: group('What one can do', 'Qué se puede hacer', {
      coming: group('While one can still come', 'Mientras se puede venir', {
        title,
        calendar: paragraph(
          'That one puts it in one’s calendar',
          'Que se apunte en el calendario',
          {
            help: both(
              'Before the text. Where only the month is known, it is left out.',
              'Antes del texto. Si solo se sabe el mes, no se muestra.',
            ),
          },
        ),
        text,
      }),
      past: step('When it is over', 'Cuando ya pasó'),
      cancelled: step('When it is called off', 'Si se cancela'),
    }),
    again: words('Above its next days', 'Sobre sus próximas fechas', {
      help: both('For an event that repeats.', 'Si el evento se repite.'),
    }),
    others: words('Above other events', 'Sobre otros eventos'),
  }),
  { page: 'event' },
)
