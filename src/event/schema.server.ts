import type * as v from 'valibot'
import { checked, why } from '#app/content/common-fields.ts'
import {
  both,
  choice,
  date,
  day,
  entry,
  formerly,
  group,
  heading,
  link,
  list,
  number,
  optional,
  paragraph,
  picture,
  time,
  words,
  zone,
} from '#app/content/fields.ts'
import { named, repeats } from '#app/fellowship/categories.server.ts'

const orMonth = {
  help: both(
    'Year, month, day: 2026-03-16. Where the day is not known yet, the month: 2026-03',
    'Año, mes, día: 2026-03-16. Si aún no se sabe el día, el mes: 2026-03',
  ),
}

const wholeEvent = {
  help: both(
    'For an event that takes place once, its first day or its month: all of it is called off.',
    'Si el evento se celebra una sola vez, su primer día o su mes: se cancela entero.',
  ),
}

const oneHour = {
  help: both(
    'Only if its days have hours of their own and just one of them is meant: its time. The others take place.',
    'Solo si sus días tienen horas propias y se trata de una sola: su hora. Las demás se celebran.',
  ),
}

/** Two events may be told in the same words. */
const alike = { mayRepeat: true } as const

/** An event of the calendar. It ends by itself: nobody needs to take it down. */
export const eventSchema = entry('Event', 'Evento', {
  formerly: optional(formerly),
  title: heading('Title', 'Título', alike),
  summary: paragraph('In one sentence', 'En una frase', alike),
  about: optional(
    list('More about it', 'Más sobre el evento', paragraph('Paragraph', 'Párrafo'), {
      ...alike,
      help: both(
        'What happens there, whom it is for, what to bring. It is read on the page of the event.',
        'Qué se hará, para quién es, qué llevar. Se lee en la página del evento.',
      ),
    }),
  ),
  category: named('Kind', 'Tipo', 'eventCategories'),
  from: date('First day', 'Primer día', orMonth),
  to: date('Last day', 'Último día', orMonth),
  at: optional(time('Time', 'Hora')),
  minutes: optional(
    number('Minutes', 'Minutos', {
      min: 5,
      max: 1440,
      help: both(
        'How long it lasts, if it is on one day and has a time.',
        'Cuánto dura un evento de un solo día con hora.',
      ),
    }),
  ),
  hours: optional(
    list(
      'Hours of each day',
      'Horas de cada día',
      group('Day', 'Día', {
        on: day('On', 'El día'),
        at: time('Time', 'Hora'),
        minutes: optional(number('Minutes', 'Minutos', { min: 5, max: 1440 })),
      }),
      {
        help: both(
          'Only if its days have different hours, or a day has several: list each in order. The same day may stand twice.',
          'Solo si las horas de sus días no son iguales, o un día tiene varias: cada una en orden. El mismo día puede figurar dos veces.',
        ),
      },
    ),
  ),
  timeZone: zone('Time zone of the place', 'Zona horaria del lugar'),
  location: words('Where', 'Dónde', alike),
  picture: optional(
    picture('Picture', 'Imagen', 'head', {
      help: both(
        'Without one, the event has the picture of its kind.',
        'Sin ella, el evento lleva la imagen de su tipo.',
      ),
    }),
  ),
  link: optional(
    link('Registration form', 'Formulario de inscripción', {
      help: both('The page where people register.', 'La página donde la gente se inscribe.'),
    }),
  ),
  opens: optional(day('Registration opens on', 'La inscripción se abre el')),
  closes: optional(day('Last day of registration', 'Último día de inscripción')),
  repeat: optional(
    choice('It takes place again', 'Se repite', repeats, {
      help: both(
        'On the same day of the week as its first day: a first Saturday, every first Saturday.',
        'El mismo día de la semana que el primer día: si es un primer sábado, cada primer sábado.',
      ),
    }),
  ),
  until: optional(
    day('Not after', 'No después del', {
      help: both(
        'The last day on which it may take place again.',
        'El último día en que puede repetirse.',
      ),
    }),
  ),
  cancelled: optional(
    list(
      'Days on which it does not take place',
      'Días en que no se celebra',
      group('Day', 'Día', {
        on: date('On', 'El día', wholeEvent),
        at: optional(time('Time', 'Hora', oneHour)),
        reason: why,
      }),
    ),
  ),
  moved: optional(
    list(
      'Moved to another day, once',
      'Cambios de día, una sola vez',
      group('Day', 'Día', {
        on: day('Instead of', 'En lugar del día'),
        at: optional(time('Time', 'Hora', oneHour)),
        toDay: day('On', 'El día'),
        toTime: optional(time('At', 'A las')),
        reason: why,
      }),
    ),
  ),
  checked: optional(checked),
})

export type EventFile = v.InferOutput<typeof eventSchema>
