// The words of Kids for Jesus. Change what is in quotes, in both languages.
// Las palabras de Niños para Jesús. Cambie lo que está entre comillas, en los dos idiomas.
import { words } from '#app/i18n/text.ts'

export const kids = words({
  title: { en: "Kids for Jesus", es: "Niños para Jesús" },
  description: {
    en: "Kids for Jesus (K4J), the children's ministry of Praise Chapel: what children do on Sundays, how they are kept safe and what they take home.",
    es: "Niños para Jesús (K4J), el ministerio infantil de Praise Chapel: qué hacen los niños el domingo, cómo los cuidamos y qué se llevan a casa.",
  },
  hero: {
    crumb: { en: "Kids for Jesus (K4J)", es: "Niños para Jesús (K4J)" },
    title: { en: "Small people, large questions", es: "Personas pequeñas, preguntas grandes" },
    subtitle: {
      en: "While the grown-ups sing, the children have a church of their own, and it is louder.",
      es: "Mientras los mayores cantan, los niños tienen su propia iglesia, y hace más ruido.",
    },
  },
  mission: {
    eyebrow: { en: "Our mission", es: "Nuestra misión" },
    title: { en: "That every child knows: Jesus loves me", es: "Que cada niño sepa: Jesús me quiere" },
    paragraphs: [
      {
        en: "K4J is for children from the cradle to the last year of elementary school. They hear one Bible story at a time, told well; they draw it, act it, sing it and ask what they like about it.",
        es: "K4J es para niños desde la cuna hasta el último año de primaria. Oyen una historia de la Biblia cada vez, bien contada; la dibujan, la representan, la cantan y preguntan lo que quieran.",
      },
      {
        en: "We do not keep them busy until the service is over. We believe children can know God, pray for their friends and teach the rest of us something.",
        es: "No los entretenemos hasta que acabe el servicio. Creemos que los niños pueden conocer a Dios, orar por sus amigos y enseñarnos algo a los demás.",
      },
    ],
  },
  blocks: {
    title: { en: "What parents ask us", es: "Lo que nos preguntan los padres" },
    safe: {
      title: { en: "A safe environment", es: "Un ambiente seguro" },
      text: {
        en: "Everybody who works with children has been checked and trained, and nobody is ever alone with a child. You sign your child in and only you can sign them out. Tell us about allergies; we listen.",
        es: "Todas las personas que trabajan con niños han sido verificadas y formadas, y nadie está nunca a solas con un niño. Usted lo registra al llegar y solo usted puede recogerlo. Cuéntenos si hay alergias; tomamos nota.",
      },
      picture: {
        en: "Children on a round rug listen to a Bible story",
        es: "Niños sentados en una alfombra redonda escuchan una historia de la Biblia",
      },
    },
    fun: {
      title: { en: "Learning that is fun", es: "Aprender con alegría" },
      text: {
        en: "Songs with moves, paint on fingers, an ark that fills half the room. What children do with their hands they remember, and they will tell you about it all the way home.",
        es: "Cantos con movimientos, pintura en los dedos, un arca que ocupa media sala. Lo que los niños hacen con las manos lo recuerdan, y se lo contarán todo el camino a casa.",
      },
      picture: {
        en: "The ark on bright waves beneath a rainbow",
        es: "El arca sobre olas brillantes, bajo un arcoíris",
      },
    },
  },
  contact: {
    title: { en: "Is there a class for mine?", es: "¿Hay una clase para los míos?" },
    text: {
      en: "Tell us how old your children are and which church you would come to. We will tell you who will be at the door.",
      es: "Díganos qué edad tienen sus hijos y a qué iglesia vendría. Le diremos quién los recibirá en la puerta.",
    },
  },
})
