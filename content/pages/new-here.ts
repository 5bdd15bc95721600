// The words of New Here. Change what is in quotes, in both languages.
// Las palabras de Primera visita. Cambie lo que está entre comillas, en los dos idiomas.
import { words } from '#app/i18n/text.ts'

export const newHere = words({
  title: { en: "New Here", es: "Primera visita" },
  description: {
    en: "Your first visit to Praise Chapel: what to expect in a service, what to wear, and whom to ask about children, parking or access.",
    es: "Su primera visita a Praise Chapel: qué esperar en un servicio, cómo vestirse y a quién preguntar por los niños, el estacionamiento o la accesibilidad.",
  },
  hero: {
    crumb: { en: "New here", es: "Primera visita" },
    title: { en: "We saved you a seat", es: "Le guardamos un lugar" },
    subtitle: {
      en: "Walking into a church for the first time takes courage. Here is what you can expect.",
      es: "Entrar por primera vez en una iglesia requiere valor. Aquí le contamos qué puede esperar.",
    },
  },
  welcome: {
    eyebrow: { en: "Welcome", es: "Bienvenida" },
    title: { en: "Come as you are, stay as long as you like", es: "Venga tal como es, quédese lo que quiera" },
    paragraphs: [
      {
        en: "You do not need to know anyone, know the songs or bring anything. You do not have to sign up for anything or tell your story. If you would rather not walk through the door alone, tell us before you come.",
        es: "No hace falta conocer a nadie, saberse los cantos ni traer nada. No tiene que inscribirse ni contar su historia. Si prefiere no entrar a solas por la puerta, avísenos antes de venir.",
      },
      {
        en: "In our services we sing, we pray and we listen to a message from the Bible. Some people lift their hands and some do not; take part as much as you wish. If you would like someone to pray for you, just ask.",
        es: "En nuestros servicios cantamos, oramos y escuchamos un mensaje de la Biblia. Unos levantan las manos y otros no; participe tanto como quiera. Si desea que alguien ore por usted, pídalo con confianza.",
      },
      {
        en: "Wear what you feel comfortable in and bring anyone you like. If an offering is taken, you are our guest and are not expected to give.",
        es: "Venga con ropa cómoda y traiga a quien quiera. Si se recoge una ofrenda, usted está de visita y nadie espera que dé.",
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
    title: { en: "Meet us before you come", es: "Conózcanos antes de venir" },
    lead: {
      en: "Songs, messages and news from our churches.",
      es: "Cantos, mensajes y noticias de nuestras iglesias.",
    },
  },
  contact: {
    title: { en: "What would you like to know first?", es: "¿Qué le gustaría saber antes?" },
    text: {
      en: "Send us an email or a text message. Ask us about anything: the children, parking, access, the language of the service.",
      es: "Escríbanos un correo o un mensaje de texto. Pregunte lo que necesite: sobre los niños, el estacionamiento, la accesibilidad o el idioma del servicio.",
    },
    email: { en: "Send an email", es: "Enviar un correo" },
    message: { en: "Send a text message", es: "Enviar un mensaje de texto" },
  },
})
