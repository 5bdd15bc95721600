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
    en: "English and Spanish, side by side, in one service in the heart of Barcelona.",
    es: "Inglés y español, lado a lado, en un mismo servicio en el corazón de Barcelona.",
  },
  hero: {
    picture: 'spain',
    title: { en: "Spain", es: "España" },
    subtitle: {
      en: "One service, two languages, in the heart of Barcelona.",
      es: "Un solo servicio, dos idiomas, en el corazón de Barcelona.",
    },
  },
  welcome: {
    en: "We come from four continents and sit in one room. Whichever of the two languages you pray in, somebody beside you will understand.",
    es: "Venimos de cuatro continentes y nos sentamos en una misma sala. Ore en cualquiera de los dos idiomas: alguien a su lado le entenderá.",
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
    title: { en: "A table in the old city", es: "Una mesa en la ciudad vieja" },
    paragraphs: [
      {
        en: "We are young: a handful of households who moved here, learned the streets and opened a door. Students, sailors, cooks and grandmothers come, some to pray, some to practise a language, and many stay for both.",
        es: "Somos jóvenes: unas pocas familias que se mudaron aquí, aprendieron las calles y abrieron una puerta. Vienen estudiantes, marineros, cocineras y abuelas; unos a orar, otros a practicar un idioma, y muchos se quedan por las dos cosas.",
      },
      {
        en: "On Sunday everything is said twice, which gives one time to think. Afterwards we go to the beach, or to whoever has the largest pan.",
        es: "El domingo todo se dice dos veces, y así da tiempo a pensar. Después nos vamos a la playa, o a casa de quien tenga la sartén más grande.",
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
        description: {
          en: "She grew up two streets from where we meet; he learned the language at her mother's table.",
          es: "Ella creció a dos calles de donde nos reunimos; él aprendió el idioma en la mesa de su suegra.",
        },
      },
    ],
  },
  giving: {
    title: { en: "Give to the church in Barcelona", es: "Ofrende a la iglesia de Barcelona" },
    text: {
      en: "Your gift pays for a room in the middle of the city, and for two languages in it.",
      es: "Su ofrenda paga una sala en el centro de la ciudad, y dos idiomas dentro de ella.",
    },
    link: sample('https://pay.praisechapel.example/barcelona'),
  },
}
