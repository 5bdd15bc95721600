// The church in Oakley. Change a time between its quotes ('17:00' is five in the afternoon); both languages follow.
// La iglesia de Oakley. Cambie una hora entre sus comillas ('17:00' son las cinco de la tarde); los dos idiomas la siguen.
import { sample } from '#app/model/sample.ts'
import type { Church } from '#app/model/church.ts'

export const oakley: Church = {
  slug: 'oakley',
  name: { en: "Oakley", es: "Oakley" },
  region: { en: "California", es: "California" },
  country: 'us',
  timeZone: 'America/Los_Angeles',
  summary: {
    en: "Sunday evenings among the orchards and vines, with Bible study in homes through the week.",
    es: "Domingos por la tarde entre huertos y viñas, con estudio bíblico en las casas durante la semana.",
  },
  hero: {
    picture: 'oakley',
    title: { en: "Oakley", es: "Oakley" },
    subtitle: {
      en: "An evening church among the orchards and vines.",
      es: "Una iglesia de la tarde, entre huertos y viñas.",
    },
  },
  welcome: {
    en: "Come after the heat of the day. There is shade, iced water and time to talk before and after we sing.",
    es: "Venga cuando haya pasado el calor del día. Hay sombra, agua fresca y tiempo para conversar antes y después de cantar.",
  },
  services: [
    { day: 'sunday', at: '17:00', kind: 'worship' },
    { day: 'monday', at: '19:00', kind: 'womensBibleStudy' },
    { day: 'friday', at: '19:30', kind: 'bibleStudy' },
  ],
  map: sample({ latitude: 37.9974, longitude: -121.7125, zoom: 12 }),
  mapPicture: {
    src: 'map-oakley',
    alt: {
      en: "Drawn map: Oakley at the edge of the delta, east of Antioch and north of Brentwood",
      es: "Mapa dibujado: Oakley, al borde del delta, al este de Antioch y al norte de Brentwood",
    },
  },
  phone: sample('+1 925 555 0103'),
  phoneNote: {
    en: "Best in the afternoon; leave a message and we call back",
    es: "Mejor por la tarde; deje un mensaje y le devolvemos la llamada",
  },
  email: sample('oakley@praisechapel.example'),
  social: {
    instagram: sample('https://social.praisechapel.example/oakley/instagram'),
    facebook: sample('https://social.praisechapel.example/oakley/facebook'),
    youtube: sample('https://social.praisechapel.example/oakley/youtube'),
  },
  live: sample('https://videos.praisechapel.example/oakley/live'),
  about: {
    title: { en: "Planted where things grow", es: "Plantada donde las cosas crecen" },
    paragraphs: [
      {
        en: "We began in a living room and moved to bigger ones. Farm workers, commuters and young families come here to breathe out at the end of the week and to begin the next one with God.",
        es: "Empezamos en una sala y nos fuimos mudando a otras más grandes. Trabajadores del campo, gente que viaja a diario y familias jóvenes vienen aquí a descansar al final de la semana y a empezar la siguiente con Dios.",
      },
      {
        en: "Because we meet in homes as well, we give the address when you call. It takes one minute, and somebody will look out for you at the door.",
        es: "Como también nos reunimos en casas, damos la dirección cuando usted llama. Es cosa de un minuto, y alguien le estará esperando en la puerta.",
      },
    ],
    gallery: [
      {
        src: 'oakley-1',
        alt: {
          en: "Families at a picnic in the shade of a great valley oak",
          es: "Familias de pícnic a la sombra de un gran roble del valle",
        },
      },
      {
        src: 'oakley-2',
        alt: {
          en: "Rows of vines in autumn red, two people walking between them",
          es: "Hileras de viñas en rojo de otoño, con dos personas que caminan entre ellas",
        },
      },
    ],
  },
  pastors: {
    title: { en: "Our pastors", es: "Nuestros pastores" },
    people: [
      {
        name: sample({ en: "Thomas and Elena Vargas", es: "Thomas y Elena Vargas" }),
        role: { en: "Lead pastors", es: "Pastores principales" },
        description: {
          en: "He drives a school bus, she grows tomatoes for half the street. They opened their living room, and it filled.",
          es: "Él conduce un autobús escolar, ella cultiva tomates para media calle. Abrieron la sala de su casa, y se llenó.",
        },
        picture: {
          src: 'pastors-oakley',
          alt: {
            en: "Cut-paper portrait of a couple in profile, in place of their photograph",
            es: "Retrato de una pareja de perfil en papel recortado, en lugar de su fotografía",
          },
        },
      },
    ],
  },
  giving: {
    title: { en: "Give to the Oakley church", es: "Ofrende a la iglesia de Oakley" },
    text: {
      en: "A young church with large plans for its town. Every gift is a row planted.",
      es: "Una iglesia joven con grandes planes para su ciudad. Cada ofrenda es un surco sembrado.",
    },
  },
}
