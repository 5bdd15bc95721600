// The words of New Believer. The passages are in content/scripture.json and are not ours to change.
// Las palabras de Nuevo creyente. Los pasajes están en content/scripture.json y no nos toca cambiarlos.
import { words } from '#app/i18n/text.ts'

/** The passages of the page, by their English reference, in order. */
export const passages = [
  'John 5:24',
  'John 1:12-13',
  'Romans 10:13',
  'Ephesians 1:13-14',
  'John 3:3-5',
  'Philippians 3:17-20',
] as const

export const newBeliever = words({
  title: { en: "New Believer", es: "Nuevo creyente" },
  description: {
    en: "You have begun with Jesus. Six passages to hold on to, four steps to take next, and somebody to walk beside you.",
    es: "Usted ha empezado con Jesús. Seis pasajes a los que aferrarse, cuatro pasos que dar y alguien que camine a su lado.",
  },
  hero: {
    crumb: { en: "New believer", es: "Nuevo creyente" },
    title: { en: "Everything begins again", es: "Todo empieza de nuevo" },
    subtitle: {
      en: "You said yes to Jesus. We are glad with you, and you will not have to find out the rest alone.",
      es: "Usted le dijo que sí a Jesús. Nos alegramos con usted, y no tendrá que descubrir lo demás a solas.",
    },
  },
  scripture: {
    eyebrow: { en: "What God says", es: "Lo que dice Dios" },
    title: { en: "Six promises to keep in your pocket", es: "Seis promesas para llevar en el bolsillo" },
    lead: {
      en: "On days when you feel nothing at all, these are still true.",
      es: "En los días en que no sienta nada, siguen siendo verdad.",
    },
  },
  next: {
    eyebrow: { en: "What's Next", es: "Y ahora, ¿qué?" },
    title: { en: "Four steps to take now", es: "Cuatro pasos para dar ahora" },
    steps: [
      {
        title: { en: "Get water baptized", es: "Bautícese en agua" },
        text: {
          en: "It is how you tell everybody, and yourself, that the old life is behind you. Ask any pastor; there is water in all our towns.",
          es: "Es la manera de decirles a todos, y a usted mismo, que la vida vieja quedó atrás. Pregunte a cualquier pastor; en todas nuestras ciudades hay agua.",
        },
      },
      {
        title: { en: "Be discipled", es: "Déjese discipular" },
        text: {
          en: "Somebody who has followed Jesus for longer meets with you, opens the Bible with you and answers what can be answered.",
          es: "Alguien que sigue a Jesús desde hace más tiempo se reúne con usted, abre la Biblia a su lado y responde lo que se puede responder.",
        },
      },
      {
        title: {
          en: "Seek the baptism in the Holy Spirit",
          es: "Busque el bautismo en el Espíritu Santo",
        },
        text: {
          en: "Jesus promised his followers power for the life he calls them to. Ask him for it, and let us pray with you.",
          es: "Jesús prometió a los suyos poder para la vida a la que los llama. Pídaselo, y déjenos orar con usted.",
        },
      },
      {
        title: {
          en: "Build a personal walk with God",
          es: "Cultive su propio caminar con Dios",
        },
        text: {
          en: "Five disciplines, a little every day, carry one a long way:",
          es: "Cinco disciplinas, un poco cada día, llevan muy lejos:",
        },
      },
    ],
    disciplines: [
      { en: "Bible reading and prayer", es: "La lectura de la Biblia y la oración" },
      { en: "Church", es: "La iglesia" },
      { en: "Fellowship", es: "La comunión con otros creyentes" },
      { en: "Sharing your faith", es: "Compartir la fe" },
      { en: "Giving", es: "Ofrendar" },
    ],
  },
  baptism: {
    title: { en: "Would you like to be baptized?", es: "¿Quiere bautizarse?" },
    text: {
      en: "Call or write, and tell us which church is near you. We will find a day, and we will bring towels.",
      es: "Llame o escriba, y díganos qué iglesia le queda cerca. Buscaremos un día, y llevaremos toallas.",
    },
  },
})
