// The words of Connect Groups. Change what is in quotes, in both languages.
// Las palabras de Grupos de conexión. Cambie lo que está entre comillas, en los dos idiomas.
import { words } from '#app/i18n/text.ts'

export const connectGroups = words({
  title: { en: "Connect Groups", es: "Grupos de conexión" },
  description: {
    en: "Small groups that meet in homes through the week to eat, read the Bible and pray for one another. How they work and how to find one.",
    es: "Grupos pequeños que se reúnen en casas entre semana para comer, leer la Biblia y orar unos por otros. Cómo son y cómo encontrar uno.",
  },
  hero: {
    crumb: { en: "Connect groups", es: "Grupos de conexión" },
    title: { en: "There is room at the table", es: "Hay lugar en la mesa" },
    subtitle: {
      en: "A church is too large to know everybody in. A living room is just right.",
      es: "Una iglesia es demasiado grande para conocerlos a todos. Una sala de estar es perfecta.",
    },
  },
  quote: {
    en: "We came for the soup and stayed because somebody remembered what we had prayed for the week before.",
    es: "Vinimos por la sopa y nos quedamos porque alguien recordaba por qué habíamos orado la semana anterior.",
  },
  text: {
    eyebrow: { en: "How it works", es: "Cómo funciona" },
    title: { en: "Bread, a Bible and people who notice", es: "Pan, una Biblia y personas que se fijan" },
    paragraphs: [
      {
        en: "A connect group is eight to a dozen people in somebody's home. There is something to eat, then a passage of the Bible and an honest conversation about it, then prayer for whatever is going on in each life. Nobody has to speak. Nobody has to know anything.",
        es: "Un grupo de conexión son de ocho a doce personas en la casa de alguien. Hay algo de comer, luego un pasaje de la Biblia y una conversación sincera sobre él, y después oración por lo que cada uno esté viviendo. Nadie tiene que hablar. Nadie tiene que saber nada.",
      },
      {
        en: "Some groups are for families, some for students, some for women or men, some speak Spanish and some English, and one does both at once. When a group no longer fits around its table, it becomes two.",
        es: "Hay grupos para familias, para estudiantes, para mujeres o para hombres; unos hablan español, otros inglés, y uno las dos cosas a la vez. Cuando un grupo ya no cabe en su mesa, se convierte en dos.",
      },
      {
        en: "Tell us where you live and which evenings you have free. We will introduce you to a host near you.",
        es: "Díganos dónde vive y qué noches tiene libres. Le presentaremos a unos anfitriones cerca de su casa.",
      },
    ],
  },
})
