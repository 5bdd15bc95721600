// The words of Kids for Jesus. Change what is in quotes, in both languages.
// Las palabras de Niños para Jesús. Cambie lo que está entre comillas, en los dos idiomas.
import { words } from '#app/i18n/text.ts'

export const kids = words({
  title: { en: "Kids for Jesus", es: "Niños para Jesús" },
  description: {
    en: "Kids for Jesus (K4J), the children's ministry of Praise Chapel: what we want every child to know, and what parents can ask before they come.",
    es: "Niños para Jesús (K4J), el ministerio infantil de Praise Chapel: lo que queremos que cada niño sepa y lo que los padres pueden preguntar antes de venir.",
  },
  hero: {
    crumb: { en: "Kids for Jesus (K4J)", es: "Niños para Jesús (K4J)" },
    title: { en: "Little ones with big questions", es: "Pequeños con grandes preguntas" },
    subtitle: {
      en: "Children are welcome in our churches, with all their questions and all their noise.",
      es: "Los niños son bienvenidos en nuestras iglesias, con todas sus preguntas y todo su ruido.",
    },
  },
  mission: {
    eyebrow: { en: "Our mission", es: "Nuestra misión" },
    title: { en: "We want every child to know: Jesus loves me", es: "Que cada niño sepa: Cristo me ama" },
    paragraphs: [
      {
        en: "Kids for Jesus, or K4J, is our ministry to children. They hear the stories of the Bible in words they can understand, and they can ask whatever they like.",
        es: "Niños para Jesús, o K4J, es nuestro ministerio infantil. Los niños oyen las historias de la Biblia en palabras que pueden entender y preguntan lo que quieran.",
      },
      {
        en: "We believe that children can know God, pray for their friends and teach the rest of us something. Ask the church you plan to visit which classes it has.",
        es: "Creemos que los niños pueden conocer a Dios, orar por sus amigos y enseñarnos algo a los demás. Pregunte en la iglesia que piensa visitar qué clases tiene.",
      },
    ],
  },
  blocks: {
    title: { en: "What parents ask us", es: "Lo que preguntan los padres" },
    safe: {
      title: { en: "A safe environment", es: "Un ambiente seguro" },
      text: {
        en: "Your child's safety comes first. Ask us who looks after the children and how drop-off and pickup work, and tell us about allergies.",
        es: "La seguridad de sus hijos es lo primero. Pregúntenos quién los cuida y cómo es la llegada y la salida, y avísenos si hay alergias.",
      },
      picture: {
        en: "Children on a round rug listen to a Bible story",
        es: "Niños sentados en una alfombra redonda escuchan una historia de la Biblia",
      },
    },
    fun: {
      title: { en: "Learning that is fun", es: "Aprender con alegría" },
      text: {
        en: "Songs, stories, crafts and games: what children do with their own hands they remember, and they will tell you about it all the way home.",
        es: "Cantos, historias, manualidades y juegos: los niños recuerdan lo que hacen con sus propias manos, y se lo contarán todo el camino a casa.",
      },
      picture: {
        en: "The ark on bright waves beneath a rainbow",
        es: "El arca sobre olas brillantes, bajo un arcoíris",
      },
    },
  },
  contact: {
    title: { en: "Is there a class for my child?", es: "¿Hay una clase para mis hijos?" },
    text: {
      en: "Tell us how old your children are and which church you would like to visit, and ask us anything you want to know before you come.",
      es: "Díganos qué edad tienen sus hijos y qué iglesia quiere visitar, y pregúntenos todo lo que quiera saber antes de venir.",
    },
  },
})
