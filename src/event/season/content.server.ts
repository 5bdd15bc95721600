import {
  both,
  choice,
  entry,
  fills,
  group,
  heading,
  list,
  number,
  optional,
  words,
  yes,
} from '#app/content/fields.ts'
import { defineFile } from '#app/content/kind.ts'
import type { Feast } from '#app/time/feasts.server.ts'

const known: Record<Feast, { en: string; es: string }> = {
  christmas: both('Christmas Day', 'el día de Navidad'),
  newYear: both('New Year’s Day', 'el día de Año Nuevo'),
  easter: both('Easter Sunday', 'el Domingo de Resurrección'),
  thanksgiving: both('Thanksgiving (United States)', 'el Día de Acción de Gracias (EE. UU.)'),
}

/** Times of the year in which churches meet otherwise than always. They come again by themselves every year. */
const seasonsSchema = entry('Seasons', 'Temporadas', {
  title: heading('Heading of each', 'Título de cada una', fills('season')),
  seasons: optional(
    list(
      'Seasons',
      'Temporadas',
      group('Season', 'Temporada', {
        name: words('Name', 'Nombre'),
        feast: choice('It goes by', 'Se cuenta desde', known, {
          help: both(
            'Its day in each year is worked out by itself, Easter included.',
            'Su día de cada año se calcula solo, también el de Pascua.',
          ),
        }),
        before: number('Days before that belong to it', 'Días anteriores que incluye', { max: 60 }),
        after: number('Days after that belong to it', 'Días posteriores que incluye', { max: 60 }),
        asked: optional(
          yes(
            'The report asks each church what it does then',
            'El informe pregunta a cada iglesia qué hará entonces',
          ),
        ),
      }),
      {
        help: both(
          'What several churches add, cancel or move then is gathered on Home and on Events.',
          'Lo que varias iglesias agregan, cancelan o cambian entonces se reúne en Inicio y en Eventos.',
        ),
      },
    ),
    [],
  ),
})

/** `content/seasons.json`: Christmas, Easter, as often as they come. */
export const seasonsFile = defineFile('seasons', seasonsSchema, { group: 'site', page: 'events' })
