import { fills, group, paragraph, words } from '#app/content/fields.ts'
import { button, hero, interlude, pageFile, text, title } from '#app/page/words.server.ts'

export const eventsPageWords = pageFile('events', ['Events', 'Eventos'], {
  hero,
  list: group('List', 'Lista', {
    title,
    filter: words('“Show”', '«Mostrar»'),
    all: words('“All”', '«Todos»'),
    shown: words('How many are shown', 'Cuántos se muestran', fills('count')),
    empty: paragraph('When there is nothing of a kind', 'Si no hay nada de un tipo'),
  }),
  follow: group('The calendar of all events', 'El calendario de todos los eventos', {
    title,
    text,
    button,
  }),
  interlude,
  host: group('A place to stay', 'Alojamiento', { title, text, button }),
})
