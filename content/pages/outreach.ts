// The words of Outreach. Change what is in quotes, in both languages.
// Las palabras de Alcance. Cambie lo que está entre comillas, en los dos idiomas.
import { words } from '#app/i18n/text.ts'

export const outreach = words({
  title: { en: "Outreach Ministry", es: "Ministerio de alcance" },
  description: {
    en: "How our churches serve their neighbors, share the good news of Jesus and take part in missions around the world, and how you can join in.",
    es: "Cómo sirven nuestras iglesias a su barrio, comparten las buenas nuevas de Jesús y participan en misiones por el mundo, y cómo puede usted unirse.",
  },
  hero: {
    crumb: { en: "Outreach", es: "Alcance" },
    title: { en: "Love goes outside", es: "El amor sale a la calle" },
    subtitle: {
      en: "What we sing on Sunday should have hands and feet all week.",
      es: "Lo que cantamos el domingo debe tener manos y pies toda la semana.",
    },
  },
  tiles: {
    eyebrow: { en: "Three ways", es: "Tres maneras" },
    title: { en: "Next door, face to face, far away", es: "Al lado, cara a cara y muy lejos" },
    community: {
      title: { en: "Community outreach", es: "Servicio a la comunidad" },
      text: {
        en: "We look for practical ways to serve our neighbors, and we ask what is needed before we offer it. Tell us what would help where you live.",
        es: "Buscamos maneras prácticas de servir a nuestros vecinos, y preguntamos qué hace falta antes de ofrecerlo. Cuéntenos qué ayudaría donde usted vive.",
      },
      picture: { en: "Hands pass bread across a table", es: "Manos que se pasan el pan de un lado a otro de la mesa" },
    },
    evangelism: {
      title: { en: "Evangelism", es: "Evangelismo" },
      text: {
        en: "In a park, at a market, after a game: we tell people about Jesus the way you tell a friend where you found water.",
        es: "En el parque, en el mercado, después de un partido: hablamos de Jesús como quien le dice a un amigo dónde encontró agua.",
      },
      picture: {
        en: "Two friends talk on a bench above the bay",
        es: "Dos amigos conversan en un banco sobre la bahía",
      },
    },
    missions: {
      title: { en: "Global missions", es: "Misiones mundiales" },
      text: {
        en: "We pray for those who go to other nations with the good news, and we ask God whom he will send next.",
        es: "Oramos por quienes van a otras naciones con las buenas nuevas, y le preguntamos a Dios a quién enviará después.",
      },
      picture: {
        en: "A globe with lines of light that reach across the oceans",
        es: "Un globo terráqueo con líneas de luz que cruzan los océanos",
      },
    },
  },
  contact: {
    title: { en: "Lend a hand, or ask for one", es: "Eche una mano, o pídala" },
    text: {
      en: "You do not have to belong to the church for either. Tell us what you can offer or what you need.",
      es: "Para ninguna de las dos cosas hace falta ser de la iglesia. Díganos qué puede ofrecer o qué necesita.",
    },
  },
})
