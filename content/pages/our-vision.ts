// The words of Our Vision; the three words themselves are in content/vision.ts.
// Las palabras de Nuestra visión; las tres palabras están en content/vision.ts.
import { words } from '#app/i18n/text.ts'

export const ourVision = words({
  title: { en: "Our Vision", es: "Nuestra visión" },
  description: {
    en: "Win, build, send: what these three words mean in the life of our churches, and how one leads to the next.",
    es: "Ganar, edificar, enviar: qué significan estas tres palabras en la vida de nuestras iglesias y cómo una lleva a la otra.",
  },
  hero: {
    crumb: { en: "Our vision", es: "Nuestra visión" },
    title: { en: "Seed by seed, row by row", es: "Semilla a semilla, surco a surco" },
    subtitle: {
      en: "This is how we have seen God work, and how we try to work with him.",
      es: "Así hemos visto obrar a Dios, y así procuramos trabajar con él.",
    },
  },
  cards: {
    eyebrow: { en: "Three words", es: "Tres palabras" },
    title: { en: "Win. Build. Send.", es: "Ganar. Edificar. Enviar." },
    lead: {
      en: "Each word leads to the next. Open a card to read more.",
      es: "Cada palabra lleva a la siguiente. Abra una tarjeta para leer más.",
    },
  },
  details: {
    win: {
      en: "It starts with prayer, often for one person by name: a neighbor, a classmate, a coworker. We look for a way to serve them before we say a word. Then we tell them plainly what Jesus has done for us, and invite them to come along. Whatever they answer, the friendship remains.",
      es: "Empieza con la oración, muchas veces por una sola persona y por su nombre: un vecino, una compañera de clase o de trabajo. Buscamos cómo servirle antes de decir una palabra. Luego le contamos con sencillez lo que Jesús ha hecho por nosotros y le invitamos a venir. Responda lo que responda, la amistad permanece.",
    },
    build: {
      en: "New life needs company. Together we learn to read the Bible, to pray aloud for the first time, to forgive and to ask for forgiveness. Believers with more experience walk beside newer ones, who in time do the same for others.",
      es: "La vida nueva necesita compañía. Juntos aprendemos a leer la Biblia, a orar en voz alta por primera vez, a perdonar y a pedir perdón. Los creyentes con más experiencia caminan al lado de los nuevos, y estos, con el tiempo, hacen lo mismo con otros.",
    },
    send: {
      en: "When God calls people to another street, another city or another country, the church prays for them, sends them out and stands behind them. That is how a new church is planted, and there the three words have their turn once more.",
      es: "Cuando Dios llama a alguien a otra calle, a otra ciudad o a otro país, la iglesia ora, lo envía y lo respalda. Así se planta una iglesia nueva, y allí les toca el turno otra vez a las tres palabras.",
    },
  },
})
