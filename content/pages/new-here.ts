// The words of New Here. Change what is in quotes, in both languages.
// Las palabras de Primera visita. Cambie lo que está entre comillas, en los dos idiomas.
import { words } from '#app/i18n/text.ts'

export const newHere = words({
  title: { en: "New Here", es: "Primera visita" },
  description: {
    en: "Your first visit to Praise Chapel: what happens on a Sunday, what to wear, where the children go and whom to ask.",
    es: "Su primera visita a Praise Chapel: qué pasa un domingo, cómo vestirse, adónde van los niños y a quién preguntar.",
  },
  hero: {
    crumb: { en: "New here", es: "Primera visita" },
    title: { en: "We saved you a seat", es: "Le guardamos un lugar" },
    subtitle: {
      en: "Walking into a church for the first time takes courage. Here is what to expect, so that it takes a little less.",
      es: "Entrar por primera vez en una iglesia requiere valor. Aquí le contamos qué esperar, para que haga falta un poco menos.",
    },
  },
  welcome: {
    eyebrow: { en: "Welcome", es: "Bienvenida" },
    title: { en: "Come as you are, stay as long as you like", es: "Venga tal como es, quédese lo que quiera" },
    paragraphs: [
      {
        en: "Somebody will greet you at the door. They will not ask you to stand up, sign anything or tell your story. They will show you where the coffee is and where the children go.",
        es: "Alguien le saludará en la puerta. No le pedirá que se ponga de pie, que firme nada ni que cuente su historia. Le dirá dónde está el café y adónde van los niños.",
      },
      {
        en: "We sing for a while, some with hands in the air and some with hands in their pockets. Then one of us opens the Bible and talks about it for half an hour or so. At the end there is time to pray, with somebody or alone, and then there is food more often than not.",
        es: "Cantamos un rato, unos con las manos en alto y otros con las manos en los bolsillos. Luego uno de nosotros abre la Biblia y habla de ella una media hora. Al final hay tiempo para orar, con alguien o a solas, y después casi siempre hay comida.",
      },
      {
        en: "Wear what you have on. Bring whoever you like. An offering is taken for the work of the church; as our guest you need not give.",
        es: "Venga con la ropa que lleva puesta. Traiga a quien quiera. Se recoge una ofrenda para la obra de la iglesia; usted es nuestro invitado y no tiene que dar nada.",
      },
    ],
    picture: {
      en: "Open church doors with light pouring out and people welcoming one another",
      es: "Las puertas abiertas de una iglesia, con luz que sale de dentro y personas que se saludan",
    },
    find: { en: "Find a church", es: "Encontrar una iglesia" },
  },
  social: {
    eyebrow: { en: "Follow along", es: "Síganos" },
    title: { en: "Look in before you come", es: "Mírenos antes de venir" },
    lead: {
      en: "Songs, sermons and what we had for lunch.",
      es: "Cantos, mensajes y lo que comimos después.",
    },
  },
  contact: {
    title: { en: "Is there anything you would like to know first?", es: "¿Hay algo que quiera saber antes?" },
    text: {
      en: "Write to us or send a text message. A person reads it, usually the same day.",
      es: "Escríbanos un correo o un mensaje de texto. Lo lee una persona, casi siempre el mismo día.",
    },
    email: { en: "Send an e-mail", es: "Enviar un correo" },
    message: { en: "Send a text message", es: "Enviar un mensaje de texto" },
  },
})
