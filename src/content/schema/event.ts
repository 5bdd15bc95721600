import type * as v from 'valibot'
import {
  both,
  choice,
  date,
  day,
  entry,
  formerly,
  link,
  optional,
  paragraph,
  picture,
  time,
  words,
  zone,
} from '../fields.ts'

export const categories = {
  conference: both('Conference', 'Conferencia'),
  school: both('School', 'Escuela'),
  youth: both('Youth', 'Jóvenes'),
  outreach: both('Outreach', 'Alcance'),
  holiday: both('Holiday', 'Festividad'),
  kids: both('Kids', 'Niños'),
}

const orMonth = {
  help: both(
    'Year, month, day: 2026-03-16. Where the day is not known yet, the month: 2026-03',
    'Año, mes, día: 2026-03-16. Si aún no se sabe el día, el mes: 2026-03',
  ),
}

/** An event of the calendar. It ends by itself: nobody needs to take it down. */
export const eventSchema = entry('Event', 'Evento', {
  formerly: optional(formerly),
  title: words('Title', 'Título'),
  summary: paragraph('In one sentence', 'En una frase'),
  category: choice('Kind', 'Tipo', categories),
  from: date('First day', 'Primer día', orMonth),
  to: date('Last day', 'Último día', orMonth),
  at: optional(time('Time', 'Hora')),
  timeZone: zone('Time zone of the place', 'Zona horaria del lugar'),
  location: words('Where', 'Dónde'),
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
})

/** The picture of an event that has none of its own, for each kind of event. */
export const eventPicturesSchema = entry('Pictures of events', 'Imágenes de eventos', {
  conference: picture('Conference', 'Conferencia', 'head'),
  school: picture('School', 'Escuela', 'head'),
  youth: picture('Youth', 'Jóvenes', 'head'),
  outreach: picture('Outreach', 'Alcance', 'head'),
  holiday: picture('Holiday', 'Festividad', 'head'),
  kids: picture('Kids', 'Niños', 'head'),
})

export type EventFile = v.InferOutput<typeof eventSchema>
