import type * as v from 'valibot'
import {
  address,
  checked,
  days,
  hours,
  latitude,
  longitude,
  notices,
  place,
  social,
  takesTexts,
  why,
} from '#app/content/common-fields.ts'
import {
  both,
  choice,
  country,
  day,
  email,
  entry,
  fills,
  formerly,
  group,
  heading,
  language,
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
  time,
  words,
  yes,
  zone,
} from '#app/content/fields.ts'
import { named, namesOf, repeats } from '#app/fellowship/categories.server.ts'

const spoken = language('Language', 'Idioma')

const congregation = optional(
  line('Congregation', 'Congregación', {
    help: both(
      'Only where the church has several: the name of one of them.',
      'Solo si la iglesia tiene varias: el nombre de una de ellas.',
    ),
  }),
)

/** What is known of a service that takes place again and again, or once. */
const about = {
  at: time('Time', 'Hora'),
  kind: named('Kind', 'Tipo', 'serviceKinds'),
  congregation,
  minutes: optional(number('Minutes', 'Minutos', { min: 5, max: 720 })),
  languages: optional(list('Languages spoken', 'Idiomas en que se habla', spoken, { min: 1 })),
  interpretation: optional(
    list('Interpreted into', 'Idiomas a los que se traduce', spoken, {
      min: 1,
      help: both(
        'Only if all of it is interpreted.',
        'Solo si alguien lo traduce todo en el momento.',
      ),
    }),
  ),
  streamed: optional(yes('It is shown live', 'Se transmite en vivo')),
  checked: optional(checked),
}

const service = group('Service', 'Reunión', {
  day: choice('Day', 'Día', days),
  ...about,
  every: optional(
    choice('How often', 'Cada cuánto', repeats, {
      help: both(
        'Leave it empty for every week. Every second week is counted from its first day, below.',
        'Si queda vacío, cada semana. Una semana sí y otra no se cuenta desde su primer día, más abajo.',
      ),
    }),
  ),
  from: optional(
    day('First day', 'Primer día', {
      help: both(
        'Only if it begins on a certain day: new hours from January, a season.',
        'Solo si empieza un día: un horario nuevo desde enero, una temporada.',
      ),
    }),
  ),
  until: optional(
    day('Last day', 'Último día', {
      help: both(
        'Only if it ends on a certain day: the old hours, a season.',
        'Solo si termina un día: el horario anterior, una temporada.',
      ),
    }),
  ),
  unsure: optional(
    yes('Its time is still being confirmed', 'Su horario está por confirmar', {
      help: both(
        'For this service alone. If it is true of all of them, say below that the times are not certain.',
        'Solo de esta reunión. Si vale para todas, diga más abajo que los horarios no están confirmados.',
      ),
    }),
  ),
})

const onlyOne = {
  help: both(
    'Only where the church meets more than once that day.',
    'Solo si la iglesia se reúne más de una vez ese día.',
  ),
}

/** Which of the services of a day is meant. */
const meant = {
  at: optional(time('The service at', 'La reunión de las', onlyOne)),
  kind: optional(
    named('Kind', 'Tipo', 'serviceKinds', {
      help: both(
        'Only where there are two of them at the same time.',
        'Solo si hay dos a la misma hora.',
      ),
    }),
  ),
  congregation,
}

const elsewhere = optional(
  words('Where', 'Dónde', {
    help: both('Only where it is elsewhere that day.', 'Solo si ese día es en otro lugar.'),
  }),
)

/** A service of one day that is not as always, and why. */
const notAsAlways = { on: day('On', 'El día'), ...meant, reason: why }

/** Services that are not as always. Each disappears by itself when its day is over. */
const exceptions = {
  notices: optional(notices('Something to tell this week', 'Algo que avisar esta semana')),
  cancelled: optional(
    list(
      'Not this time',
      'Esta vez no',
      group('Canceled service', 'Reunión cancelada', notAsAlways),
    ),
  ),
  moved: optional(
    list(
      'At another time or place, once',
      'A otra hora o en otro lugar, una vez',
      group('Moved service', 'Reunión cambiada', {
        on: day('Instead of', 'En lugar del día'),
        ...meant,
        toDay: day('On', 'El día'),
        toTime: time('At', 'A las'),
        place: elsewhere,
        reason: why,
      }),
    ),
  ),
  unsure: optional(
    list(
      'Not sure yet',
      'Todavía no es seguro',
      group('Uncertain service', 'Reunión por confirmar', notAsAlways),
    ),
  ),
  extra: optional(
    list(
      'One more, once',
      'Una reunión más, una vez',
      group('Extra service', 'Reunión extra', {
        on: day('On', 'El día'),
        ...about,
        place: elsewhere,
        reason: optional(why),
      }),
    ),
  ),
}

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
