// The words of Outreach. Change what is in quotes, in both languages.
// Las palabras de Alcance. Cambie lo que está entre comillas, en los dos idiomas.
import { words } from '#app/i18n/text.ts'

export const outreach = words({
  title: { en: "Outreach Ministry", es: "Ministerio de alcance" },
  description: {
    en: "How our churches serve their streets: food and help for neighbors, good news in the open air, and missions across the world.",
    es: "Cómo sirven nuestras iglesias a sus calles: alimentos y ayuda para los vecinos, la buena noticia al aire libre y misiones por el mundo.",
  },
  hero: {
    crumb: { en: "Outreach", es: "Alcance" },
    title: { en: "Love goes outside", es: "El amor sale a la calle" },
    subtitle: {
      en: "What we sing about on Sunday has hands and feet on Saturday.",
      es: "Lo que cantamos el domingo tiene manos y pies el sábado.",
    },
  },
  tiles: {
    eyebrow: { en: "Three ways", es: "Tres maneras" },
    title: { en: "Near, nearer and very far", es: "Cerca, más cerca y muy lejos" },
    community: {
      title: { en: "Community outreach", es: "Servicio a la comunidad" },
      text: {
        en: "Boxes of food, school supplies, a ride to the clinic, a mended roof. We ask what is needed before we bring it.",
        es: "Cajas de alimentos, útiles escolares, un viaje al consultorio, un techo reparado. Preguntamos qué hace falta antes de llevarlo.",
      },
      picture: { en: "Hands pass bread across a table", es: "Manos que se pasan el pan de un lado a otro de la mesa" },
    },
    evangelism: {
      title: { en: "Evangelism", es: "Evangelismo" },
      text: {
        en: "On a bench, at a market, after a match: we tell people about Jesus the way one tells a friend where one found water.",
        es: "En un banco, en el mercado, después de un partido: hablamos de Jesús como quien le dice a un amigo dónde encontró agua.",
      },
      picture: {
        en: "Two friends talk on a bench above the bay",
        es: "Dos amigos conversan en un banco sobre la bahía",
      },
    },
    missions: {
      title: { en: "Global missions", es: "Misiones globales" },
      text: {
        en: "Teams from our churches visit, build and teach where the family is young, and come home changed.",
        es: "Equipos de nuestras iglesias visitan, construyen y enseñan donde la familia es joven, y vuelven a casa cambiados.",
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
      en: "You do not have to belong to the church for either. Tell us what you can bring, or what you need.",
      es: "Para ninguna de las dos cosas hace falta ser de la iglesia. Díganos qué puede traer o qué necesita.",
    },
  },
})
