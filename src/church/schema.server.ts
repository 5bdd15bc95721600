import type * as v from 'valibot'
import {
  address,
  hours,
  latitude,
  longitude,
  place,
  social,
  takesTexts,
} from '#app/content/common-fields.ts'
import {
  both,
  choice,
  country,
  email,
  entry,
  fills,
  formerly,
  group,
  heading,
  line,
  link,
  list,
  mapEach,
  number,
  optional,
  paragraph,
  phone,
  picture,
  scene,
  words,
  yes,
  zone,
} from '#app/content/fields.ts'
import { namesOf } from '#app/fellowship/categories.server.ts'
import { exceptions, service, spoken } from './times/schema.server.ts'

/** Yes, no, a sentence, or yes or no with a sentence after it. */
const answer = (en: string, es: string) =>
  group(en, es, {
    is: optional(choice('Yes or no', 'Sí o no', { yes: both('Yes', 'Sí'), no: both('No', 'No') })),
    more: optional(paragraph('In a sentence', 'En una frase')),
  })

const people = (en: string, es: string) =>
  group(en, es, {
    title: heading('Title', 'Título'),
  })

/**
 * One church: its facts and its own words. What a church does not have (an address, a team, youth, a
 * map) is left out of its file, and its page leaves it out too. Its people are files of their own.
 */
export const churchSchema = entry('Church', 'Iglesia', {
  formerly: optional(formerly),
  order: number('Place in the list of churches', 'Lugar en la lista de iglesias', { min: 1 }),
  name: words('Name', 'Nombre', { mayRepeat: true }),
  region: words('Region', 'Región', {
    help: both(
      'Where it is, in a word or two: California',
      'Dónde está, en una o dos palabras: California',
    ),
  }),
  country: country('Country', 'País'),
  timeZone: zone('Time zone', 'Zona horaria'),
  services: list('Services of the week', 'Reuniones de la semana', service, { min: 1 }),
  ...exceptions,
  churches: optional(
    number('Churches it stands for', 'Iglesias a las que representa', {
      min: 2,
      help: both(
        'Only where this page speaks for many: {churches} fills the number in.',
        'Solo si esta página habla de muchas: {churches} pone el número.',
      ),
    }),
  ),
  confirmed: yes('The times are certain', 'Los horarios están confirmados', {
    help: both(
      'If not, “Times are being confirmed” stands beside them.',
      'Si no, a su lado se lee «Horarios por confirmar».',
    ),
  }),
  servicesNote: optional(
    paragraph('A sentence about the services', 'Una frase sobre las reuniones', {
      help: both('For example, that they are bilingual.', 'Que son bilingües, por ejemplo.'),
    }),
  ),
  congregations: optional(
    list(
      'Congregations',
      'Congregaciones',
      group('Congregation', 'Congregación', {
        name: line('Name', 'Nombre'),
        location: words('Where it meets', 'Dónde se reúne', { mayRepeat: true }),
      }),
      {
        help: both(
          'Only where the church has several. Its services name one of them.',
          'Solo si la iglesia tiene varias. Sus reuniones nombran una de ellas.',
        ),
      },
    ),
  ),
  phone: phone('Phone', 'Teléfono'),
  phoneNote: optional(
    paragraph('About the phone', 'Sobre el teléfono', {
      help: both(
        'When it is answered, or how to use it: call or text.',
        'Cuándo contestan o cómo usarlo: llamada o mensaje.',
      ),
    }),
  ),
  texts: optional(takesTexts),
  whatsapp: optional(phone('WhatsApp', 'WhatsApp')),
  spoken: optional(
    list('Languages in which somebody answers', 'Idiomas en que alguien responde', spoken, {
      min: 1,
      help: both(
        'Whoever calls or writes in one of these will be understood.',
        'Quien llame o escriba en uno de estos encontrará quien le entienda.',
      ),
    }),
  ),
  email: email('Email', 'Correo electrónico'),
  hours: optional(hours),
  address: optional(address),
  gettingThere: optional(paragraph('Getting there', 'Cómo llegar')),
  before: optional(
    group(
      'Before you come',
      'Antes de venir',
      mapEach(namesOf('visitTopics'), ({ en, es }) => optional(answer(en, es))),
      {
        help: both(
          'Yes, no, a sentence, or both. What is left empty, visitors can ask.',
          'Sí, no, una frase, o las dos cosas. Lo que queda vacío, los visitantes lo pueden preguntar.',
        ),
      },
    ),
  ),
  map: optional(place),
  position: optional(
    group(
      'Where it is, roughly',
      'Dónde está, más o menos',
      { latitude, longitude },
      {
        help: both(
          'Only where there is no map: for visitors who look for the nearest church.',
          'Solo si no hay mapa: para quienes buscan la iglesia más cercana.',
        ),
      },
    ),
  ),
  mapPicture: optional(picture('Picture of the map', 'Imagen del mapa', 'map')),
  social: optional(social, {}),
  live: optional(link('Live video (WATCH LIVE)', 'Video en vivo (VER EN VIVO)')),
  summary: paragraph('In one sentence', 'En una frase', {
    help: both('For the church finder on Home.', 'Para el buscador de iglesias de Inicio.'),
  }),
  hero: group('Top of the page', 'Parte alta de la página', {
    picture: scene('Picture', 'Imagen', 'head'),
    title: heading('Title', 'Título'),
    subtitle: paragraph('Line under the title', 'Línea bajo el título'),
    position: optional(
      choice(
        'On a narrow screen, the picture shows',
        'En una pantalla angosta, la imagen muestra',
        {
          right: both('its right side', 'su lado derecho'),
        },
      ),
    ),
  }),
  welcome: paragraph('Welcome', 'Bienvenida'),
  greeting: optional(
    group('The same welcome in another language', 'La misma bienvenida en otro idioma', {
      language: spoken,
      text: line('Text', 'Texto'),
    }),
  ),
  about: group('About the church', 'Sobre la iglesia', {
    title: heading('Title', 'Título', fills('church', 'summary', 'churches')),
    paragraphs: list('Paragraphs', 'Párrafos', paragraph('Paragraph', 'Párrafo'), { min: 1 }),
    gallery: optional(list('Pictures', 'Imágenes', picture('Picture', 'Imagen', 'gallery')), []),
  }),
  team: optional(people('Team', 'Equipo')),
  pastors: optional(people('Pastors', 'Pastores')),
  youth: optional(
    group('Youth', 'Jóvenes', {
      title: heading('Title', 'Título', {
        help: both('Their tab is called so, too.', 'Así se llama también su pestaña.'),
      }),
      mission: list('Paragraphs', 'Párrafos', paragraph('Paragraph', 'Párrafo'), { min: 1 }),
      location: words('Where they meet', 'Dónde se reúnen', { mayRepeat: true }),
      picture: picture('Picture', 'Imagen', 'gallery'),
    }),
  ),
  giving: group('Giving', 'Ofrendas', {
    title: heading('Title', 'Título'),
    text: paragraph('Text', 'Texto'),
    picture: optional(scene('Picture', 'Imagen', 'gallery')),
    link: optional(
      link('Its own giving page', 'Su propia página de ofrendas', {
        help: both(
          'Leave it empty and the page of the whole fellowship is used.',
          'Si queda vacío, se usa la página de toda la comunidad.',
        ),
      }),
    ),
  }),
  contactOrder: optional(
    number('Place on Contact Us', 'Lugar en Contáctenos', {
      min: 1,
      help: both(
        'Only if it differs from the one in the other lists.',
        'Solo si no es el mismo que en las demás listas.',
      ),
    }),
  ),
})

export type ChurchFile = v.InferOutput<typeof churchSchema>
