// Words of no page in particular: menu, buttons, forms, names of services. Change what is in quotes.
// Palabras de ninguna página en particular: menú, botones, formularios. Cambie lo que está entre comillas.
import { words, type Text } from '#app/i18n/text.ts'
import type { Country } from '#app/model/church.ts'
import type { Category } from '#app/model/event.ts'
import type { ServiceKind } from '#app/model/schedule.ts'

export const ui = words({
  // the languages
  language: { en: "Language", es: "Idioma" },
  languageOffer: {
    en: "Esta página también está en español",
    es: "Esta página también está en español",
  },
  languageOfferLabel: { en: "Otro idioma", es: "Otro idioma" },
  languageOfferClose: { en: "No, gracias", es: "No, gracias" },

  // the menu
  skipToContent: { en: "Skip to content", es: "Ir al contenido" },
  mainMenu: { en: "Main menu", es: "Menú principal" },
  openMenu: { en: "Open the menu", es: "Abrir el menú" },
  closeMenu: { en: "Close the menu", es: "Cerrar el menú" },
  home: { en: "Home", es: "Inicio" },
  welcome: { en: "Welcome", es: "Bienvenida" },
  newHere: { en: "New Here", es: "Primera visita" },
  newBeliever: { en: "New Believer", es: "Nuevo creyente" },
  about: { en: "About", es: "Nosotros" },
  aboutUs: { en: "About Us", es: "Quiénes somos" },
  ourVision: { en: "Our Vision", es: "Nuestra visión" },
  weBelieve: { en: "We Believe", es: "Lo que creemos" },
  praiseChapelGlobal: { en: "Praise Chapel Global", es: "Praise Chapel Global" },
  meetThePastors: { en: "Meet Our Pastors", es: "Conozca a nuestros pastores" },
  ministries: { en: "Ministries", es: "Ministerios" },
  connectGroups: { en: "Connect Groups", es: "Grupos de conexión" },
  outreach: { en: "Outreach", es: "Alcance" },
  kids: { en: "Kids for Jesus", es: "Niños para Jesús" },
  churches: { en: "Churches", es: "Iglesias" },
  bibleSchool: { en: "Bible School", es: "Escuela bíblica" },
  events: { en: "Events", es: "Eventos" },
  contact: { en: "Contact", es: "Contacto" },
  privacy: { en: "Privacy", es: "Privacidad" },
  give: { en: "Give", es: "Ofrendar" },
  explore: { en: "Explore", es: "Explorar" },
  office: { en: "International office", es: "Oficina internacional" },
  rightsReserved: { en: "All rights reserved.", es: "Todos los derechos reservados." },
  websiteBy: { en: "Website by", es: "Diseño web:" },

  // buttons and links
  newTab: { en: "(opens in a new tab)", es: "(se abre en otra pestaña)" },
  learnMore: { en: "Learn More", es: "Más información" },
  watchNow: { en: "Watch Now", es: "Ver ahora" },
  readMore: { en: "Read More", es: "Leer más" },
  showLess: { en: "Show Less", es: "Mostrar menos" },
  registration: { en: "Registration", es: "Inscripción" },
  backToHome: { en: "Back to Home", es: "Volver al inicio" },
  contactUs: { en: "Contact Us", es: "Contáctenos" },
  scrollDown: { en: "Scroll to the content", es: "Bajar al contenido" },
  pauseVideo: { en: "Pause the video", es: "Pausar el video" },
  playVideo: { en: "Play the video", es: "Reproducir el video" },

  // services
  thisSunday: { en: "This Sunday", es: "Este domingo" },
  sundays: { en: "Sundays", es: "Domingos" },
  timesBeingConfirmed: {
    en: "Times are being confirmed: please call before you come",
    es: "Horarios por confirmar: llame antes de venir, por favor",
  },
  // how to reach a church or the office
  address: { en: "Address", es: "Dirección" },
  phone: { en: "Phone", es: "Teléfono" },
  email: { en: "Email", es: "Correo electrónico" },
  officeHours: { en: "Office hours", es: "Horario de oficina" },
  contactForLocation: { en: "Contact for location", es: "Contactar para ubicación" },

  // events
  pastEvent: { en: "Past event", es: "Evento pasado" },
  timeToBeAnnounced: { en: "Time to be announced", es: "Hora por anunciar" },
  nothingUpcoming: {
    en: "Nothing is on the calendar right now, but we meet every week. Come and join us.",
    es: "Por ahora no hay nada en el calendario, pero nos reunimos cada semana. Venga a estar con nosotros.",
  },
  everyWeek: { en: "Every week", es: "Cada semana" },

  // maps and films of other sites
  showMap: { en: "Show the map", es: "Mostrar el mapa" },
  showVideo: { en: "Show the video", es: "Mostrar el video" },
  embedExplanation: {
    en: "It comes from another site, which will then know of your visit.",
    es: "Viene de otro sitio, que así sabrá de su visita.",
  },
  alwaysEmbeds: {
    en: "Always show maps and videos",
    es: "Mostrar siempre los mapas y videos",
  },
  openMap: { en: "View on OpenStreetMap", es: "Ver en OpenStreetMap" },

  // when something of ours breaks
  unexpectedError: { en: "Unexpected Application Error", es: "Error inesperado de la aplicación" },
  unexpectedErrorText: {
    en: "Something on this page broke, and it is our fault. The rest of the site still works.",
    es: "Algo falló en esta página, y es culpa nuestra. El resto del sitio sigue funcionando.",
  },
})

/** What a service is called. */
export const serviceKinds = words({
  worship: { en: "Worship service", es: "Servicio de adoración" },
  midweek: { en: "Midweek service", es: "Servicio de entre semana" },
  youth: { en: "Youth", es: "Jóvenes" },
  bibleStudy: { en: "Bible study", es: "Estudio bíblico" },
  womensBibleStudy: { en: "Women's Bible study", es: "Estudio bíblico de mujeres" },
  mainChurch: { en: "Main church", es: "Iglesia principal" },
  branchChurch: { en: "Branch church", es: "Iglesia hija" },
  townChurch: { en: "Town church", es: "Iglesia del pueblo" },
}) satisfies Record<ServiceKind, Text>

/** What sort of event it is. */
export const eventCategories = words({
  conference: { en: "Conference", es: "Conferencia" },
  school: { en: "School", es: "Escuela" },
  youth: { en: "Youth", es: "Jóvenes" },
  outreach: { en: "Outreach", es: "Alcance" },
  holiday: { en: "Holiday", es: "Festividad" },
  kids: { en: "Kids", es: "Niños" },
}) satisfies Record<Category, Text>

/** The countries of the flags. */
export const countryNames = words({
  us: { en: "United States", es: "Estados Unidos" },
  in: { en: "India", es: "India" },
  es: { en: "Spain", es: "España" },
}) satisfies Record<Country, Text>
