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
    en: "Where the rivers meet the bay. A full house on Sunday, a prayer night midweek, and youth every Friday.",
    es: "Donde los ríos se encuentran con la bahía. Casa llena el domingo, oración entre semana y jóvenes cada viernes.",
  },
  hero: {
    picture: 'pittsburg',
    title: { en: "Pittsburg", es: "Pittsburg" },
    subtitle: {
      en: "Our first home, where two rivers meet the bay.",
      es: "Nuestro primer hogar, donde dos ríos se encuentran con la bahía.",
    },
  },
  welcome: {
    en: "You do not need to dress up, know the songs or bring anything. Someone at the door will show you where the children go, and sit with you if you came alone.",
    es: "No hace falta vestirse de gala, saberse los cantos ni traer nada. En la puerta alguien le mostrará adónde van los niños y se sentará con usted si viene sin compañía.",
  },
  services: [
    { day: 'sunday', at: '10:00', kind: 'worship' },
    { day: 'wednesday', at: '19:00', kind: 'midweek' },
    { day: 'friday', at: '19:30', kind: 'youth' },
  ],
  address: { lines: sample(['200 Railroad Avenue', 'Pittsburg, CA 94565']) },
  gettingThere: {
    en: "Free parking behind the building. The side entrance has no steps.",
    es: "Estacionamiento gratuito detrás del edificio. La entrada lateral no tiene escalones.",
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
      en: "A neighborhood church with a long porch light",
      es: "Una iglesia de barrio con la luz siempre encendida",
    },
    paragraphs: [
      {
        en: "We are teachers, welders, nurses, students and grandparents. Some of us grew up in church; many of us did not. We open the Bible together, we sing with our whole voice, and we stay for lunch more often than not.",
        es: "Somos maestras, soldadores, enfermeros, estudiantes y abuelos. Algunos crecimos en la iglesia; muchos no. Abrimos la Biblia juntos, cantamos a toda voz y casi siempre nos quedamos a comer.",
      },
      {
        en: "Midweek we pray for the city by street and by name. On Fridays the building belongs to the teenagers. On Saturdays you will find us out with boxes of groceries, because faith that never leaves the building is not what Jesus had in mind.",
        es: "Entre semana oramos por la ciudad, calle por calle y nombre por nombre. Los viernes el edificio es de los adolescentes. Los sábados nos encontrará repartiendo cajas de alimentos, porque una fe que nunca sale del edificio no es la que Jesús tenía en mente.",
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
    title: { en: "People you can call", es: "Personas a las que puede llamar" },
    people: [
      {
        // name, portrait, phone and e-mail: content/pastors.ts / nombre, retrato, teléfono y correo: content/pastors.ts
        ...pittsburgPastors,
        role: { en: "Lead pastors", es: "Pastores principales" },
        description: {
          en: "They have pastored here for a long time and still answer the church phone themselves.",
          es: "Llevan muchos años pastoreando aquí y todavía contestan ellos mismos el teléfono de la iglesia.",
        },
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
        en: "Friday nights belong to teenagers: food first, then games, honest questions and the Bible open on the table. Nobody has to pretend. Everybody has a name here by the second week.",
        es: "Las noches del viernes son de los adolescentes: primero la comida, luego los juegos, las preguntas sinceras y la Biblia abierta sobre la mesa. Nadie tiene que fingir. A la segunda semana aquí todos tienen nombre.",
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
        en: "Young people around a camp fire under a sky full of stars",
        es: "Jóvenes alrededor de una fogata bajo un cielo lleno de estrellas",
      },
    },
  },
  giving: {
    title: { en: "Give to the Pittsburg church", es: "Ofrende a la iglesia de Pittsburg" },
    text: {
      en: "Your gift pays for lights, lunches and the next church we plant. Thank you for carrying it with us.",
      es: "Su ofrenda paga la luz, los almuerzos y la próxima iglesia que plantemos. Gracias por llevar esto con nosotros.",
    },
  },
}
