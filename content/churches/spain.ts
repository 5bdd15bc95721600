// The church in Barcelona. Change a time between its quotes ('11:00', '19:00'); both languages follow.
// La iglesia de Barcelona. Cambie una hora entre sus comillas ('11:00', '19:00'); los dos idiomas la siguen.
import { sample } from '#app/model/sample.ts'
import type { Church } from '#app/model/church.ts'
import { spainPastors } from '../pastors.ts'

export const spain: Church = {
  slug: 'spain',
  name: { en: "Spain", es: "España" },
  region: { en: "Barcelona", es: "Barcelona" },
  country: 'es',
  timeZone: 'Europe/Madrid',
  summary: {
    en: "A bilingual church in Barcelona: English and Spanish, side by side.",
    es: "Una iglesia bilingüe en Barcelona: inglés y español, lado a lado.",
  },
  hero: {
    picture: 'spain',
    title: { en: "Spain", es: "España" },
    subtitle: {
      en: "One service, two languages.",
      es: "Un solo servicio, dos idiomas.",
    },
  },
  welcome: {
    en: "Whether you speak English, Spanish or a little of both, come and worship with us.",
    es: "Hable usted inglés, español o un poco de los dos, venga a adorar con nosotros.",
  },
  services: [
    { day: 'sunday', at: '11:00', kind: 'worship' },
    { day: 'friday', at: '19:00', kind: 'bibleStudy' },
  ],
  servicesNote: {
    en: "Our services are bilingual: in English, translated into Spanish.",
    es: "Nuestros servicios son bilingües: en inglés, con traducción al español.",
  },
  map: sample({ latitude: 41.3874, longitude: 2.1686, zoom: 12 }),
  mapPicture: {
    src: 'map-spain',
    alt: {
      en: "Drawn map: Barcelona between the hills and the sea",
      es: "Mapa dibujado: Barcelona, entre las colinas y el mar",
    },
  },
  phone: sample('+34 000 000 105'),
  phoneNote: { en: "Call or text", es: "Llame o escriba un mensaje" },
  email: sample('barcelona@praisechapel.example'),
  social: {
    instagram: sample('https://social.praisechapel.example/barcelona/instagram'),
    facebook: sample('https://social.praisechapel.example/barcelona/facebook'),
    youtube: sample('https://social.praisechapel.example/barcelona/youtube'),
  },
  live: sample('https://videos.praisechapel.example/barcelona/live'),
  about: {
    title: { en: "A young church for Barcelona", es: "Una iglesia joven para Barcelona" },
    paragraphs: [
      {
        en: "This church began in July 2021. Some of us pray in English and some in Spanish, and we learn from one another. You are welcome whether you live here, study here or are passing through.",
        es: "Esta iglesia nació en julio de 2021. Unos oramos en inglés y otros en español, y aprendemos unos de otros. Será un gusto recibirle, viva aquí, estudie aquí o esté de paso.",
      },
      {
        en: "On Sunday you can follow the whole message in either language. During the week we open the Bible together; write to us if you would like to join in.",
        es: "El domingo puede seguir todo el mensaje en cualquiera de los dos idiomas. Entre semana abrimos juntos la Biblia; si quiere participar, escríbanos.",
      },
    ],
    gallery: [
      {
        src: 'spain-1',
        alt: {
          en: "The towers of Barcelona above the rooftops in warm light",
          es: "Las torres de Barcelona sobre los tejados, con luz cálida",
        },
      },
      {
        src: 'spain-2',
        alt: {
          en: "Friends on the beach promenade in the evening, palms and a sail behind them",
          es: "Amigos en el paseo de la playa al atardecer, con palmeras y una vela al fondo",
        },
      },
      {
        src: 'spain-3',
        alt: {
          en: "A bilingual Sunday service: two speakers side by side under colored windows",
          es: "Un servicio bilingüe del domingo: dos personas hablan lado a lado bajo las vidrieras",
        },
      },
      {
        src: 'spain-4',
        alt: {
          en: "Friends sit in a ring around a lantern on a rooftop in Barcelona, Bibles open",
          es: "Amigos sentados en círculo alrededor de un farol en una azotea de Barcelona, con la Biblia abierta",
        },
      },
    ],
  },
  pastors: {
    title: { en: "Our pastors", es: "Nuestros pastores" },
    people: [
      {
        // name, portrait, phone and e-mail: content/pastors.ts / nombre, retrato, teléfono y correo: content/pastors.ts
        ...spainPastors,
        role: { en: "Lead pastors", es: "Pastores principales" },
        description: sample({
          en: "They lead the church in Barcelona together, and they would be glad to meet you.",
          es: "Dirigen juntos la iglesia de Barcelona, y les dará gusto conocerle.",
        }),
      },
    ],
  },
  giving: {
    title: { en: "Give to the church in Barcelona", es: "Ofrende a la iglesia de Barcelona" },
    text: {
      en: "Thank you for supporting the work in Barcelona.",
      es: "Gracias por apoyar la obra en Barcelona.",
    },
    link: sample('https://pay.praisechapel.example/barcelona'),
  },
}
