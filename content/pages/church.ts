// The words that the pages of all churches share. Each church's own are in content/churches/. Keep {name}, {region}, {summary}, {n} and {count} as they are.
// Las palabras comunes a las páginas de todas las iglesias. Las propias de cada una están en content/churches/. Deje {name}, {region}, {summary}, {n} y {count} como están.
import { words } from '#app/i18n/text.ts'

export const church = words({
  description: {
    en: "{name}, {region}. {summary} Service times and contact.",
    es: "{name}, {region}. {summary} Horarios y contacto.",
  },
  services: {
    eyebrow: { en: "You are welcome here", es: "Aquí tiene su casa" },
    title: { en: "Time of Our Services", es: "Horario de nuestros servicios" },
    times: { en: "Service times", es: "Horarios" },
    location: { en: "Location", es: "Ubicación" },
    watchLive: { en: "WATCH LIVE", es: "VER EN VIVO" },
    noAddress: {
      en: "We give the address when you call or write.",
      es: "Le damos la dirección cuando nos llama o nos escribe.",
    },
  },
  tabs: {
    label: { en: "More about this church", es: "Más sobre esta iglesia" },
    about: { en: "About", es: "Quiénes somos" },
    team: { en: "Team", es: "Equipo" },
    pastors: { en: "Pastors", es: "Pastores" },
    youth: { en: "Impact Youth", es: "Impact Youth" },
    contact: { en: "Contact", es: "Contacto" },
  },
  about: {
    eyebrow: { en: "About this church", es: "Sobre esta iglesia" },
    gallery: { en: "Picture gallery", es: "Galería de imágenes" },
    previous: { en: "Previous picture", es: "Imagen anterior" },
    next: { en: "Next picture", es: "Imagen siguiente" },
    dot: { en: "Picture {n} of {count}", es: "Imagen {n} de {count}" },
  },
  team: { eyebrow: { en: "The team", es: "El equipo" } },
  pastors: { eyebrow: { en: "Who leads this church", es: "Quiénes dirigen esta iglesia" } },
  youth: {
    eyebrow: { en: "For teenagers", es: "Para adolescentes" },
    services: { en: "When we meet", es: "Cuándo nos reunimos" },
    location: { en: "Where we meet", es: "Dónde nos reunimos" },
  },
  contact: {
    eyebrow: { en: "Contact", es: "Contacto" },
    title: { en: "We would love to hear from you", es: "Nos encantará saber de usted" },
    connect: { en: "Connect with us", es: "Síganos" },
    map: { en: "Map: {name}, {region}", es: "Mapa: {name}, {region}" },
  },
  giving: { button: { en: "Give Now", es: "Ofrendar ahora" } },
})
