// The words of Home. Change what is in quotes, in both languages.
// Las palabras de la página de inicio. Cambie lo que está entre comillas, en los dos idiomas.
import { words } from '#app/i18n/text.ts'

export const home = words({
  title: { en: "Home", es: "Inicio" },
  description: {
    en: "Praise Chapel is a fellowship of churches in California, Barcelona and India. Find a church near you, its service times and how to get there.",
    es: "Praise Chapel es una comunidad de iglesias en California, Barcelona y la India. Encuentre una iglesia cerca de usted, sus horarios y cómo llegar.",
  },
  hero: {
    lines: [
      { en: "Win.", es: "Ganar." },
      { en: "Build.", es: "Edificar." },
      { en: "Send.", es: "Enviar." },
    ],
    subtitle: {
      en: "We are a fellowship of churches in California, Barcelona and India. Come and worship with us this Sunday.",
      es: "Somos una comunidad de iglesias en California, Barcelona y la India. Venga a adorar con nosotros este domingo.",
    },
    firstVisit: { en: "Plan your first visit", es: "Planee su primera visita" },
  },
  about: {
    eyebrow: { en: "About us", es: "Quiénes somos" },
    title: {
      en: "It began with one church.",
      es: "Todo empezó con una sola iglesia.",
    },
    text: {
      en: "Today there is a family of churches in many nations, and the plan has not changed: people meet Jesus, grow up in him and take the good news somewhere new.",
      es: "Hoy hay una familia de iglesias en muchas naciones, y el plan no ha cambiado: que la gente conozca a Jesús, madure en él y lleve las buenas nuevas a otro lugar.",
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
      en: "They describe how a life with God grows, and how a new church is born.",
      es: "Describen cómo crece una vida con Dios y cómo nace una iglesia nueva.",
    },
    more: { en: "What that looks like", es: "Cómo se ve en la práctica" },
  },
  churches: {
    eyebrow: { en: "Find a church", es: "Encuentre una iglesia" },
    title: { en: "A place to call home", es: "Un lugar donde sentirse en casa" },
    lead: {
      en: "Different cities, different languages, one Lord. Choose the church nearest you.",
      es: "Ciudades distintas, idiomas distintos, un mismo Señor. Elija la iglesia que le quede más cerca.",
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
      en: "You can give online from wherever you are. Thank you for supporting the work of the church.",
      es: "Puede ofrendar en línea desde donde esté. Gracias por apoyar la obra de la iglesia.",
    },
    button: { en: "Give online", es: "Ofrendar en línea" },
  },
})
