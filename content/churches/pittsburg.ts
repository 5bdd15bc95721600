// The church in Pittsburg. Change a time between its quotes ('10:00' is ten in the morning, '19:30' half past seven in the evening); both languages follow.
// La iglesia de Pittsburg. Cambie una hora entre sus comillas ('10:00' son las diez de la mañana, '19:30' las siete y media de la tarde); los dos idiomas la siguen.
import { sample } from '#app/model/sample.ts'
import type { Church } from '#app/model/church.ts'
import { pittsburgPastors } from '../pastors.ts'

export const pittsburg: Church = {
  slug: 'pittsburg',
  name: { en: "Pittsburg", es: "Pittsburg" },
  region: { en: "California", es: "California" },
  country: 'us',
  timeZone: 'America/Los_Angeles',
  summary: {
    en: "Where two rivers meet the bay: a church for every age, with a youth ministry of its own.",
    es: "Donde dos ríos se encuentran con la bahía: una iglesia para todas las edades, con su propio ministerio de jóvenes.",
  },
  hero: {
    picture: 'pittsburg',
    title: { en: "Pittsburg", es: "Pittsburg" },
    subtitle: {
      en: "A church where two rivers meet the bay.",
      es: "Una iglesia donde dos ríos se encuentran con la bahía.",
    },
  },
  welcome: {
    en: "Come alone or with your whole family. We would love to meet you and to worship God together with you.",
    es: "Venga por su cuenta o con toda la familia. Nos encantará conocerle y adorar a Dios junto con usted.",
  },
  services: [
    { day: 'sunday', at: '10:00', kind: 'worship' },
    { day: 'wednesday', at: '19:00', kind: 'midweek' },
    { day: 'friday', at: '19:30', kind: 'youth' },
  ],
  address: { lines: sample(['200 Railroad Avenue', 'Pittsburg, CA 94565']) },
  gettingThere: {
    en: "Ask us about parking and about getting in without steps.",
    es: "Pregúntenos dónde estacionarse y cómo entrar sin escalones.",
  },
  map: sample({ latitude: 38.0322, longitude: -121.8847, zoom: 14 }),
  mapPicture: {
    src: 'map-pittsburg',
    alt: {
      en: "Drawn map: Pittsburg, where the rivers meet the bay, between Bay Point and Antioch",
      es: "Mapa dibujado: Pittsburg, donde los ríos se encuentran con la bahía, entre Bay Point y Antioch",
    },
  },
  phone: sample('+1 925 555 0101'),
  email: sample('pittsburg@praisechapel.example'),
  hours: { from: 'monday', to: 'friday', opens: '08:00', closes: '17:00' },
  social: {
    instagram: sample('https://social.praisechapel.example/pittsburg/instagram'),
    facebook: sample('https://social.praisechapel.example/pittsburg/facebook'),
    youtube: sample('https://social.praisechapel.example/pittsburg/youtube'),
  },
  live: sample('https://videos.praisechapel.example/pittsburg/live'),
  about: {
    title: {
      en: "A church for the whole neighborhood",
      es: "Una iglesia para todo el barrio",
    },
    paragraphs: [
      {
        en: "We are people of different ages and walks of life. Some of us grew up in church; others came to faith much later. Together we open the Bible, we pray, and we try to live what we read.",
        es: "Somos personas de distintas edades y ocupaciones. Unos crecimos en la iglesia; otros llegamos a la fe mucho después. Juntos abrimos la Biblia, oramos y procuramos vivir lo que leemos.",
      },
      {
        en: "Besides worship on Sunday we gather during the week, and teenagers have an evening of their own with Impact Youth. If something is weighing on you, call or write; we will gladly pray with you.",
        es: "Además de adorar el domingo, nos reunimos entre semana, y los adolescentes tienen su propia noche con Impact Youth. Si algo le preocupa, llámenos o escríbanos; con gusto oraremos con usted.",
      },
    ],
    gallery: [
      {
        src: 'pittsburg-1',
        alt: {
          en: "Sunday worship: a full room beneath a tall round window of colored glass",
          es: "Adoración del domingo: una sala llena bajo un alto vitral redondo",
        },
      },
      {
        src: 'pittsburg-2',
        alt: {
          en: "A baptism in the delta: three people standing in the water, hills behind them",
          es: "Un bautismo en el delta: tres personas de pie en el agua, con las colinas al fondo",
        },
      },
      {
        src: 'pittsburg-3',
        alt: {
          en: "A long table of friends sharing a meal after church under arched windows",
          es: "Una mesa larga de amigos que comparten la comida después del culto, bajo ventanas de arco",
        },
      },
      {
        src: 'pittsburg-4',
        alt: {
          en: "Children playing in a ring on the grass, hands joined",
          es: "Niños que juegan en rueda sobre la hierba, tomados de la mano",
        },
      },
      {
        src: 'pittsburg-5',
        alt: {
          en: "The delta marsh at dusk, a heron in the reeds and wind turbines on the hills",
          es: "El pantano del delta al atardecer, una garza entre los juncos y aerogeneradores en las colinas",
        },
      },
      {
        src: 'pittsburg-6',
        alt: {
          en: "Three singers on a lawn at sunset, neighbors on blankets singing along",
          es: "Tres cantantes en el césped al atardecer, con vecinos que cantan sentados en mantas",
        },
      },
      {
        src: 'pittsburg-7',
        alt: {
          en: "Volunteers on a street at sunset with boxes of food ready for neighbors",
          es: "Voluntarios en una calle al atardecer con cajas de alimentos listas para los vecinos",
        },
      },
    ],
  },
  team: {
    title: { en: "The people who serve here", es: "Quienes sirven aquí" },
    people: [
      {
        // name, portrait, phone and e-mail: content/pastors.ts / nombre, retrato, teléfono y correo: content/pastors.ts
        ...pittsburgPastors,
        role: { en: "Lead pastors", es: "Pastores principales" },
        description: sample({
          en: "They lead the church in Pittsburg together. Call them with a question or a prayer request.",
          es: "Dirigen juntos la iglesia de Pittsburg. Llámelos si tiene una pregunta o una petición de oración.",
        }),
      },
      {
        name: sample({ en: "Marcus and Joy Bell", es: "Marcus y Joy Bell" }),
        role: { en: "Assistant pastors", es: "Pastores asistentes" },
        picture: {
          src: 'team-assistant-1',
          alt: {
            en: "Cut-paper portrait of a couple in profile, in place of their photograph",
            es: "Retrato de una pareja de perfil en papel recortado, en lugar de su fotografía",
          },
        },
      },
      {
        name: sample({ en: "Samuel Reyes", es: "Samuel Reyes" }),
        role: { en: "Assistant pastor", es: "Pastor asistente" },
        picture: {
          src: 'team-assistant-2',
          alt: {
            en: "Cut-paper portrait of a man in profile, in place of his photograph",
            es: "Retrato de un hombre de perfil en papel recortado, en lugar de su fotografía",
          },
        },
      },
      {
        name: sample({ en: "Luke and Naomi Hart", es: "Luke y Naomi Hart" }),
        role: { en: "Worship leaders", es: "Líderes de alabanza" },
        picture: {
          src: 'team-worship',
          alt: {
            en: "Cut-paper portrait of a couple in profile, in place of their photograph",
            es: "Retrato de una pareja de perfil en papel recortado, en lugar de su fotografía",
          },
        },
      },
      {
        name: sample({ en: "Isaac and Leah Moreno", es: "Isaac y Leah Moreno" }),
        role: { en: "Youth leaders", es: "Líderes de jóvenes" },
        picture: {
          src: 'team-youth',
          alt: {
            en: "Cut-paper portrait of a couple in profile, in place of their photograph",
            es: "Retrato de una pareja de perfil en papel recortado, en lugar de su fotografía",
          },
        },
      },
    ],
  },
  youth: {
    title: { en: "Impact Youth", es: "Impact Youth" },
    mission: [
      {
        en: "Impact Youth is for teenagers: time with friends, honest questions and an open Bible. You can come without knowing anyone, and you can bring whomever you like.",
        es: "Impact Youth es para adolescentes: tiempo con amigos, preguntas sinceras y la Biblia abierta. Puede venir sin conocer a nadie, y puede traer a quien quiera.",
      },
      {
        en: "We want every young person in our city to know that God sees them, that the church needs them, and that what they do with their life matters now and not only later.",
        es: "Queremos que cada joven de nuestra ciudad sepa que Dios lo ve, que la iglesia lo necesita y que lo que hace con su vida importa ahora, y no solo más adelante.",
      },
    ],
    location: sample({
      en: "Youth hall, 210 Railroad Avenue, Pittsburg, CA 94565",
      es: "Salón de jóvenes, 210 Railroad Avenue, Pittsburg, CA 94565",
    }),
    picture: {
      src: 'youth',
      alt: {
        en: "Young people around a campfire under a sky full of stars",
        es: "Jóvenes alrededor de una fogata bajo un cielo lleno de estrellas",
      },
    },
  },
  giving: {
    title: { en: "Give to the Pittsburg church", es: "Ofrende a la iglesia de Pittsburg" },
    text: {
      en: "Thank you for supporting the work in Pittsburg.",
      es: "Gracias por apoyar la obra en Pittsburg.",
    },
  },
}
