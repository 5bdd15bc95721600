// The words of Connect Groups. Change what is in quotes, in both languages.
// Las palabras de Grupos de conexión. Cambie lo que está entre comillas, en los dos idiomas.
import { words } from '#app/i18n/text.ts'

/** The passage of the page, by its English reference: content/scripture.json has its words. */
export const passages = ['Galatians 6:2'] as const

export const connectGroups = words({
  title: { en: "Connect Groups", es: "Grupos de conexión" },
  description: {
    en: "What a connect group is and how to find one: a few people who read the Bible together, pray for one another and share life during the week.",
    es: "Qué es un grupo de conexión y cómo encontrar uno: unas cuantas personas que leen la Biblia juntas, oran unas por otras y comparten la vida entre semana.",
  },
  hero: {
    crumb: { en: "Connect groups", es: "Grupos de conexión" },
    title: { en: "There is room at the table", es: "Hay lugar en la mesa" },
    subtitle: {
      en: "In a small group it is easier to know others and to be known.",
      es: "En un grupo pequeño es más fácil conocer a los demás y darse a conocer.",
    },
  },
  text: {
    eyebrow: { en: "How it works", es: "Cómo funciona" },
    title: { en: "The Bible, prayer and time together", es: "La Biblia, la oración y tiempo juntos" },
    paragraphs: [
      {
        en: "A connect group is a small circle of people who meet to read the Bible, talk about it honestly and pray for one another. You do not have to speak, and you do not need to know anything beforehand.",
        es: "Un grupo de conexión es un círculo pequeño de personas que se reúnen para leer la Biblia, conversar con sinceridad y orar unas por otras. No es obligatorio hablar ni hace falta saber nada de antemano.",
      },
      {
        en: "Groups differ from church to church: when they meet, where, and in which language. Ask us which ones there are near you.",
        es: "Los grupos varían de una iglesia a otra: cuándo se reúnen, dónde y en qué idioma. Pregúntenos cuáles hay cerca de usted.",
      },
      {
        en: "Tell us where you live and which evenings you have free, and we will put you in touch with the church nearest you.",
        es: "Díganos dónde vive y qué noches tiene libres, y le pondremos en contacto con la iglesia que le quede más cerca.",
      },
    ],
  },
})
