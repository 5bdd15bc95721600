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
    en: "A church among the orchards and vines of the delta, with Bible study during the week.",
    es: "Una iglesia entre los huertos y las viñas del delta, con estudio bíblico entre semana.",
  },
  hero: {
    picture: 'oakley',
    title: { en: "Oakley", es: "Oakley" },
    subtitle: {
      en: "Worship at the close of the day.",
      es: "Adoración al caer la tarde.",
    },
  },
  welcome: {
    en: "When the weekend draws to a close, come and worship with us. Take a breath, and begin the new week with God.",
    es: "Al terminar el fin de semana, venga a adorar con nosotros. Tome un respiro y empiece la semana con Dios.",
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
    en: "Call, or leave us a message",
    es: "Llame o déjenos un mensaje",
  },
  email: sample('oakley@praisechapel.example'),
  social: {
    instagram: sample('https://social.praisechapel.example/oakley/instagram'),
    facebook: sample('https://social.praisechapel.example/oakley/facebook'),
    youtube: sample('https://social.praisechapel.example/oakley/youtube'),
  },
  live: sample('https://videos.praisechapel.example/oakley/live'),
  about: {
    title: { en: "Rest from one week, strength for the next", es: "Descanso de una semana, fuerzas para la otra" },
    paragraphs: [
      {
        en: "Families, couples and people on their own are all welcome here. We sing, we pray, and we look to the Bible for strength for everyday life.",
        es: "Aquí son bienvenidas las familias, los matrimonios y las personas que vienen solas. Cantamos, oramos y buscamos en la Biblia fuerzas para la vida diaria.",
      },
      {
        en: "During the week we study the Bible together, and there is a study for women. Write to us or call if you would like to come.",
        es: "Entre semana estudiamos juntos la Biblia, y hay un estudio para mujeres. Si quiere venir, escríbanos o llámenos.",
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
        description: sample({
          en: "They lead the church in Oakley together, and they would be glad to welcome you.",
          es: "Dirigen juntos la iglesia de Oakley, y les dará gusto recibirle.",
        }),
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
      en: "Thank you for supporting the work in Oakley.",
      es: "Gracias por apoyar la obra en Oakley.",
    },
  },
}
