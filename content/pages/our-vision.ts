// The words of Our Vision; the three words themselves are in content/vision.ts.
// Las palabras de Nuestra visión; las tres palabras están en content/vision.ts.
import { words } from '#app/i18n/text.ts'

export const ourVision = words({
  title: { en: "Our Vision", es: "Nuestra visión" },
  description: {
    en: "Win, build, send: what these three words mean in the life of our churches, and how a person, a group and a new church grow out of them.",
    es: "Ganar, edificar, enviar: qué significan estas tres palabras en la vida de nuestras iglesias, y cómo de ellas nacen personas, grupos e iglesias nuevas.",
  },
  hero: {
    crumb: { en: "Our vision", es: "Nuestra visión" },
    title: { en: "Seed by seed, row by row", es: "Semilla a semilla, surco a surco" },
    subtitle: {
      en: "Nobody harvests alone. This is how we have seen God work, and how we try to work with him.",
      es: "Nadie cosecha a solas. Así hemos visto obrar a Dios, y así procuramos trabajar con él.",
    },
  },
  cards: {
    eyebrow: { en: "Three words", es: "Tres palabras" },
    title: { en: "Win. Build. Send.", es: "Ganar. Edificar. Enviar." },
    lead: {
      en: "Each one needs the next. Open a card to see what it looks like on an ordinary Tuesday.",
      es: "Cada una necesita a la siguiente. Abra una tarjeta y verá cómo es en un martes cualquiera.",
    },
  },
  details: {
    win: {
      en: "It starts with a name. We pray for neighbors, classmates and people at work one by one, and we look for a way to serve them before we say a word. Then we tell them what Jesus did for us, plainly, and invite them along. Nobody is a project. Whoever says no is still invited to supper.",
      es: "Empieza con un nombre. Oramos por vecinos, compañeros de clase y de trabajo, uno por uno, y buscamos cómo servirles antes de decir una palabra. Luego les contamos, con sencillez, lo que Jesús hizo por nosotros, y los invitamos. Nadie es un proyecto. Quien dice que no sigue invitado a cenar.",
    },
    build: {
      en: "New life needs company. In homes and around tables we learn to read the Bible, to pray aloud for the first time, to forgive and to ask forgiveness. Somebody a few steps ahead walks with you, and soon somebody a few steps behind is walking with you too.",
      es: "La vida nueva necesita compañía. En las casas y alrededor de la mesa aprendemos a leer la Biblia, a orar en voz alta por primera vez, a perdonar y a pedir perdón. Alguien que va unos pasos por delante camina con usted, y pronto alguien que va unos pasos por detrás también.",
    },
    send: {
      en: "We give away our best. When God calls a couple to another street, another city or another country, the whole church packs the boxes, pays the first months and keeps the telephone on. Every one of our churches began because another one let somebody go.",
      es: "Damos lo mejor que tenemos. Cuando Dios llama a un matrimonio a otra calle, a otra ciudad o a otro país, toda la iglesia prepara las cajas, paga los primeros meses y deja el teléfono encendido. Cada una de nuestras iglesias empezó porque otra dejó ir a alguien.",
    },
  },
})
