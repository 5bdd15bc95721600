// The church in San Francisco. Change a time between its quotes ('11:00', '19:00'); both languages follow.
// La iglesia de San Francisco. Cambie una hora entre sus comillas ('11:00', '19:00'); los dos idiomas la siguen.
import { sample } from '#app/model/sample.ts'
import type { Church } from '#app/model/church.ts'
import { sanFranciscoPastors } from '../pastors.ts'

export const sanFrancisco: Church = {
  slug: 'san-francisco',
  name: { en: "San Francisco", es: "San Francisco" },
  region: { en: "California", es: "California" },
  country: 'us',
  timeZone: 'America/Los_Angeles',
  summary: {
    en: "A church for a city of newcomers, gathered between the fog and the hills.",
    es: "Una iglesia para una ciudad de recién llegados, entre la niebla y las colinas.",
  },
  hero: {
    picture: 'san-francisco',
    position: 'right',
    title: { en: "San Francisco", es: "San Francisco" },
    subtitle: {
      en: "A family for people who came from somewhere else.",
      es: "Una familia para quienes vinieron de otra parte.",
    },
  },
  welcome: {
    en: "Almost everybody here was new once. Come as you are, sit where you like, and let us pour you a coffee afterwards.",
    es: "Aquí casi todos fuimos nuevos alguna vez. Venga tal como es, siéntese donde guste y acéptenos un café después.",
  },
  services: [
    { day: 'sunday', at: '11:00', kind: 'worship' },
    { day: 'wednesday', at: '19:00', kind: 'midweek' },
  ],
  // take this line out when the times are certain
  // quite esta línea cuando los horarios sean seguros
  confirmed: false,
  address: { lines: sample(['300 Mission Street', 'San Francisco, CA 94105']) },
  gettingThere: {
    en: "Five minutes on foot from the train. Ring the bell if the street door is shut.",
    es: "A cinco minutos a pie del tren. Si la puerta de la calle está cerrada, toque el timbre.",
  },
  map: sample({ latitude: 37.7906, longitude: -122.3977, zoom: 14 }),
  mapPicture: {
    src: 'map-san-francisco',
    alt: {
      en: "Drawn map: the church in San Francisco, by the bay, with Oakland across the water",
      es: "Mapa dibujado: la iglesia en San Francisco, junto a la bahía, con Oakland al otro lado del agua",
    },
  },
  phone: sample('+1 415 555 0102'),
  phoneNote: {
    en: "Somebody answers in the morning, Monday to Friday",
    es: "Alguien contesta por la mañana, de lunes a viernes",
  },
  email: sample('sanfrancisco@praisechapel.example'),
  social: {
    instagram: sample('https://social.praisechapel.example/san-francisco/instagram'),
    facebook: sample('https://social.praisechapel.example/san-francisco/facebook'),
    youtube: sample('https://social.praisechapel.example/san-francisco/youtube'),
  },
  live: sample('https://videos.praisechapel.example/san-francisco/live'),
  about: {
    title: { en: "Small enough to know your name", es: "Lo bastante pequeña para saber su nombre" },
    paragraphs: [
      {
        en: "People come to this city for work, for school, for a fresh start, and find that it is easy to be alone among so many. We are a church of cooks and coders, carers and students who decided to be family to one another.",
        es: "La gente llega a esta ciudad por trabajo, por estudios, por un nuevo comienzo, y descubre lo fácil que es estar solo entre tantos. Somos una iglesia de cocineros y programadores, cuidadoras y estudiantes que decidieron ser familia unos de otros.",
      },
      {
        en: "On Sundays we sing, pray and open the Bible. In the week we share tables, rides and rent worries, and we walk the neighborhood to see who needs a hand.",
        es: "El domingo cantamos, oramos y abrimos la Biblia. Entre semana compartimos mesa, viajes y preocupaciones por el alquiler, y recorremos el barrio para ver quién necesita una mano.",
      },
    ],
    gallery: [
      {
        src: 'san-francisco-1',
        alt: {
          en: "Painted houses on a steep street above the bay",
          es: "Casas pintadas en una calle empinada sobre la bahía",
        },
      },
      {
        src: 'san-francisco-2',
        alt: {
          en: "The red bridge and the lights of the city at night",
          es: "El puente rojo y las luces de la ciudad de noche",
        },
      },
      {
        src: 'san-francisco-3',
        alt: {
          en: "Hands raised in worship before a tall window of blue glass",
          es: "Manos en alto en la adoración, ante una alta ventana de vidrio azul",
        },
      },
    ],
  },
  pastors: {
    title: { en: "Our pastors", es: "Nuestros pastores" },
    people: [
      {
        // name, portrait, phone and e-mail: content/pastors.ts / nombre, retrato, teléfono y correo: content/pastors.ts
        ...sanFranciscoPastors,
        role: { en: "Lead pastors", es: "Pastores principales" },
        description: {
          en: "They came for two years and stayed. He repairs bicycles, she teaches piano, and their kitchen is where most of our friendships began.",
          es: "Vinieron por dos años y se quedaron. Él repara bicicletas, ella enseña piano, y en su cocina empezó la mayoría de nuestras amistades.",
        },
      },
    ],
  },
  giving: {
    title: { en: "Give to the San Francisco church", es: "Ofrende a la iglesia de San Francisco" },
    text: {
      en: "Rent is high here and the welcome is free. Your gift keeps it that way.",
      es: "Aquí el alquiler es caro y la bienvenida es gratis. Su ofrenda hace que siga siendo así.",
    },
  },
}
