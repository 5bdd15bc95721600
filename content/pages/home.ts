// The words of Home. Change what is in quotes, in both languages.
// Las palabras de la página de inicio. Cambie lo que está entre comillas, en los dos idiomas.
import { words } from '#app/i18n/text.ts'

export const home = words({
  title: { en: "Home", es: "Inicio" },
  description: {
    en: "Praise Chapel is a fellowship of churches in California, Barcelona and coastal India. Find a church near you, its service times and how to get there.",
    es: "Praise Chapel es una comunidad de iglesias en California, Barcelona y la costa de la India. Encuentre una iglesia cerca de usted, sus horarios y cómo llegar.",
  },
  hero: {
    lines: [
      { en: "Win.", es: "Ganar." },
      { en: "Build.", es: "Edificar." },
      { en: "Send.", es: "Enviar." },
    ],
    subtitle: {
      en: "We are a fellowship of churches in California, Barcelona and coastal India. Come on Sunday. There is a seat beside us.",
      es: "Somos una comunidad de iglesias en California, Barcelona y la costa de la India. Venga el domingo: hay un lugar a nuestro lado.",
    },
    firstVisit: { en: "Plan your first visit", es: "Planee su primera visita" },
  },
  about: {
    eyebrow: { en: "About us", es: "Quiénes somos" },
    title: {
      en: "It began with one small church and an open door.",
      es: "Todo empezó con una iglesia pequeña y una puerta abierta.",
    },
    text: {
      en: "A handful of people in California started praying for their neighbors by name. Some of those neighbors became pastors, and the pastors were sent out. That is still the whole plan: people meet Jesus, grow up in him, and carry him somewhere new.",
      es: "Un puñado de personas en California empezó a orar por sus vecinos, nombre por nombre. Algunos de esos vecinos llegaron a ser pastores, y a los pastores se les envió. Ese sigue siendo todo el plan: que la gente conozca a Jesús, madure en él y lo lleve a un lugar nuevo.",
    },
    picture: {
      en: "A road winds across golden fields to a small white chapel at first light",
      es: "Un camino serpentea entre campos dorados hasta una pequeña capilla blanca, al amanecer",
    },
    founded: { en: "first church", es: "primera iglesia" },
    churches: { en: "churches today", es: "iglesias hoy" },
    nations: { en: "nations", es: "naciones" },
    since: { en: "Since", es: "Desde" },
  },
  vision: {
    eyebrow: { en: "Our vision", es: "Nuestra visión" },
    title: { en: "Three words we try to live by", es: "Tres palabras que procuramos vivir" },
    lead: {
      en: "They are not a slogan on a wall. They are the order in which a life with God tends to unfold, and the way every one of our churches was planted.",
      es: "No son un lema en la pared. Son el orden en que suele desplegarse una vida con Dios, y la manera en que se plantó cada una de nuestras iglesias.",
    },
    more: { en: "What that looks like", es: "Cómo se ve en la práctica" },
  },
  churches: {
    eyebrow: { en: "Find a church", es: "Encuentre una iglesia" },
    title: { en: "Five places to call home", es: "Cinco lugares donde sentirse en casa" },
    lead: {
      en: "Different languages, different kitchens, one table. Pick the one nearest you.",
      es: "Idiomas distintos, cocinas distintas, una sola mesa. Elija la que le quede más cerca.",
    },
    see: { en: "See this church", es: "Conozca esta iglesia" },
    none: { en: "Not near any of these?", es: "¿No le queda cerca ninguna?" },
    write: { en: "Write to us", es: "Escríbanos" },
  },
  events: {
    eyebrow: { en: "Events", es: "Eventos" },
    title: { en: "On the calendar", es: "En el calendario" },
    all: { en: "All events", es: "Todos los eventos" },
  },
  giving: {
    title: { en: "Simple Way to Give", es: "Una manera sencilla de ofrendar" },
    text: {
      en: "What you give keeps doors open, children taught and new churches planted. It takes about a minute, and you choose where it goes.",
      es: "Lo que usted da mantiene puertas abiertas, niños con maestros y nuevas iglesias en camino. Toma cerca de un minuto, y usted elige el destino.",
    },
    button: { en: "Give online", es: "Ofrendar en línea" },
  },
})
