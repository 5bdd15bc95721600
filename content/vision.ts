// The three words of the vision, as Home, About Us and Our Vision show them.
// Las tres palabras de la visión, como las muestran Inicio, Quiénes somos y Nuestra visión.
import { words } from '#app/i18n/text.ts'

export const pillars = words({
  win: {
    name: { en: "Win", es: "Ganar" },
    text: {
      en: "We tell people about Jesus wherever life brings us together.",
      es: "Hablamos de Jesús dondequiera que la vida nos reúne.",
    },
    picture: {
      en: "People lift their hands before a round window of colored light",
      es: "Personas con las manos en alto ante un vitral redondo lleno de luz",
    },
  },
  build: {
    name: { en: "Build", es: "Edificar" },
    text: {
      en: "We help one another grow strong in prayer, in Scripture and in love.",
      es: "Nos ayudamos unos a otros a crecer en la oración, en la Escritura y en el amor.",
    },
    picture: {
      en: "Neighbors raise the timber frame of a chapel together",
      es: "Vecinos que levantan juntos la estructura de madera de una capilla",
    },
  },
  send: {
    name: { en: "Send", es: "Enviar" },
    text: {
      en: "We send people out, near and far, and keep praying for them as they go.",
      es: "Enviamos a otros, cerca y lejos, y seguimos orando por ellos.",
    },
    picture: {
      en: "A small boat sets out toward the rising sun while friends wave from the pier",
      es: "Una barca sale hacia el sol naciente mientras los amigos saludan desde el muelle",
    },
  },
})
