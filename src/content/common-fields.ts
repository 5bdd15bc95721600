/** Fields that several subjects have: when somebody is there, where something is, how one is reached. */
import type * as v from 'valibot'
import type { Told } from '#app/language/told.ts'
import {
  both,
  choice,
  day,
  decimal,
  group,
  line,
  link,
  list,
  number,
  optional,
  paragraph,
  time,
  yes,
} from './fields.ts'

export const days = {
  sunday: both('Sunday', 'Domingo'),
  monday: both('Monday', 'Lunes'),
  tuesday: both('Tuesday', 'Martes'),
  wednesday: both('Wednesday', 'Miércoles'),
  thursday: both('Thursday', 'Jueves'),
  friday: both('Friday', 'Viernes'),
  saturday: both('Saturday', 'Sábado'),
}

/** When somebody last asked whether a time is still right. */
export const checked = day('Checked on', 'Comprobado el', {
  done: true,
  help: both(
    'The day on which somebody last made sure that this is right.',
    'El día en que alguien se aseguró por última vez de que esto es correcto.',
  ),
})

export const why = paragraph('Why', 'Por qué', {
  help: both('One sentence that visitors read.', 'Una frase que leen los visitantes.'),
  mayRepeat: true,
})

/** What is to be known for some days. It disappears by itself when its last day is over. */
export const notices = (en: string, es: string, more: { help?: Told } = {}) =>
  list(
    en,
    es,
    group('Notice', 'Aviso', {
      from: day('From', 'Desde'),
      to: day('To, included', 'Hasta, incluido'),
      text: paragraph('Text', 'Texto'),
    }),
    { notice: true, ...more },
  )

export const hours = group('Office hours', 'Horario de oficina', {
  from: choice('From', 'Desde', days),
  to: choice('To', 'Hasta', days),
  opens: time('Opens', 'Abre'),
  closes: time('Closes', 'Cierra'),
  closed: optional(
    list(
      'Days on which it is closed',
      'Días en que está cerrada',
      group('Days', 'Días', {
        from: day('From', 'Desde'),
        to: day('To, included', 'Hasta, incluido'),
        reason: optional(why),
      }),
      {
        help: both(
          'Shown below the hours from two weeks before; it disappears by itself.',
          'Se dice bajo el horario desde dos semanas antes; desaparece solo.',
        ),
      },
    ),
  ),
})

/** A postal address in its parts: each country writes them in an order of its own. */
export const address = group('Address', 'Dirección', {
  street: line('Street and number', 'Calle y número'),
  city: line('Town', 'Localidad'),
  region: optional(
    line('State', 'Estado o provincia', {
      help: both('In the United States by its two letters: CA', 'En EE. UU., con dos letras: CA'),
    }),
  ),
  postalCode: optional(line('ZIP or postal code', 'Código postal')),
})

export const latitude = decimal('Latitude', 'Latitud', { min: -90, max: 90 })
export const longitude = decimal('Longitude', 'Longitud', { min: -180, max: 180 })

export const place = group('Place on the map', 'Lugar en el mapa', {
  latitude,
  longitude,
  zoom: number('How near', 'Qué tan cerca', {
    min: 1,
    max: 19,
    help: both('12 shows a town, 15 a few streets.', '12 muestra una ciudad, 15 unas calles.'),
  }),
})

export const takesTexts = yes(
  'The phone takes text messages',
  'El teléfono recibe mensajes de texto',
)

/** Where each social network is, by its own names. */
export const networkSites = {
  Facebook: ['facebook.com', 'fb.com', 'fb.me'],
  Instagram: ['instagram.com', 'instagr.am'],
  YouTube: ['youtube.com', 'youtu.be'],
} as const

const network = (name: keyof typeof networkSites) => optional(link(name, name, { network: name }))

export const social = group('Social media', 'Redes sociales', {
  facebook: network('Facebook'),
  instagram: network('Instagram'),
  youtube: network('YouTube'),
})

export type Address = v.InferOutput<typeof address>

/** When somebody is there: every day from one to another, between two hours. */
export type OfficeHours = v.InferOutput<typeof hours>

export type PlaceName = v.InferOutput<typeof place>

export type Social = v.InferOutput<typeof social>
