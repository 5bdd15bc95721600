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
    en: "A church for a city of newcomers, between the fog and the hills.",
    es: "Una iglesia para una ciudad de recién llegados, entre la niebla y las colinas.",
  },
  hero: {
    picture: 'san-francisco',
    position: 'right',
    title: { en: "San Francisco", es: "San Francisco" },
    subtitle: {
      en: "A church family for people from everywhere.",
      es: "Una familia para gente de todas partes.",
    },
  },
  welcome: {
    en: "Are you new to the city, or new to church? You are welcome here, just as you are.",
    es: "¿Acaba de llegar a la ciudad, o es su primera vez en una iglesia? Aquí es bienvenida toda persona, tal como es.",
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
    en: "Call us and we will tell you how to get here by train, by bus or by car.",
    es: "Llámenos y le diremos cómo llegar en tren, en autobús o en auto.",
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
    en: "If we cannot answer, please leave a message",
    es: "Si no podemos contestar, deje un mensaje, por favor",
  },
  email: sample('sanfrancisco@praisechapel.example'),
  social: {
    instagram: sample('https://social.praisechapel.example/san-francisco/instagram'),
    facebook: sample('https://social.praisechapel.example/san-francisco/facebook'),
    youtube: sample('https://social.praisechapel.example/san-francisco/youtube'),
  },
  live: sample('https://videos.praisechapel.example/san-francisco/live'),
  about: {
    title: { en: "At home in a big city", es: "En casa en una ciudad grande" },
    paragraphs: [
      {
        en: "People come to this city for work, for school, for a fresh start, and it is easy to be alone among so many. We want to be a church where you are known, where people pray with you and for you.",
        es: "La gente llega a esta ciudad por trabajo, por estudios, en busca de una nueva oportunidad, y es fácil sentirse solo entre tantos. Queremos ser una iglesia donde le conozcan, donde oren con usted y por usted.",
      },
      {
        en: "We sing, we pray, we open the Bible together, and we ask God how to serve the city he has put us in.",
        es: "Cantamos, oramos, abrimos juntos la Biblia y le preguntamos a Dios cómo servir a la ciudad donde nos ha puesto.",
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
        description: sample({
          en: "They lead the church in San Francisco together, and they love to hear how people found their way to the city.",
          es: "Dirigen juntos la iglesia de San Francisco, y les encanta oír cómo llegó cada quien a la ciudad.",
        }),
      },
    ],
  },
  giving: {
    title: { en: "Give to the San Francisco church", es: "Ofrende a la iglesia de San Francisco" },
    text: {
      en: "Thank you for supporting the work in San Francisco.",
      es: "Gracias por apoyar la obra en San Francisco.",
    },
  },
}
