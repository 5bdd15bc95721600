// The words of the events page; the events themselves are in content/events.ts.
// Las palabras de la página de eventos; los eventos están en content/events.ts.
import { words } from '#app/i18n/text.ts'

export const eventsPage = words({
  title: { en: "Upcoming Events", es: "Próximos eventos" },
  description: {
    en: "Conferences, schools and gatherings of the Praise Chapel churches, with dates, places and registration, and when we meet every week.",
    es: "Conferencias, escuelas y encuentros de las iglesias Praise Chapel, con fechas, lugares e inscripción, y cuándo nos reunimos cada semana.",
  },
  hero: {
    crumb: { en: "Upcoming events", es: "Próximos eventos" },
    title: { en: "Come and be with us", es: "Venga a estar con nosotros" },
    subtitle: {
      en: "Conferences, schools and gatherings of our churches.",
      es: "Conferencias, escuelas y encuentros de nuestras iglesias.",
    },
  },
  list: {
    title: { en: "On the calendar", es: "En el calendario" },
    filter: { en: "Show", es: "Mostrar" },
    all: { en: "All", es: "Todos" },
    empty: {
      en: "There is nothing of this kind on the calendar at the moment. Ask us what is being planned.",
      es: "Por el momento no hay nada de este tipo en el calendario. Pregúntenos qué se está preparando.",
    },
  },
  host: {
    title: { en: "Need a place to stay?", es: "¿Necesita alojamiento?" },
    text: {
      en: "If you are coming from far away, ask us about places to stay near the event.",
      es: "Si viene de lejos, pregúntenos dónde puede alojarse cerca del evento.",
    },
    button: { en: "Ask about lodging", es: "Preguntar por alojamiento" },
  },
})
