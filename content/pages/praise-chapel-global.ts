// The words of Praise Chapel Global. The numbers of churches and nations are in content/site.ts.
// Las palabras de Praise Chapel Global. Los números de iglesias y naciones están en content/site.ts.
import { words } from '#app/i18n/text.ts'

export const praiseChapelGlobal = words({
  title: { en: "Praise Chapel Global", es: "Praise Chapel Global" },
  description: {
    en: "The worldwide family our churches belong to: church planting, leadership development and missions across many nations.",
    es: "La familia mundial a la que pertenecen nuestras iglesias: plantación de iglesias, formación de líderes y misiones en muchas naciones.",
  },
  hero: {
    crumb: { en: "Praise Chapel Global", es: "Praise Chapel Global" },
    title: { en: "One family, many nations", es: "Una familia, muchas naciones" },
    subtitle: {
      en: "Our churches belong to a work that reaches far beyond the places on this site.",
      es: "Nuestras iglesias son parte de una obra que llega mucho más allá de los lugares de este sitio.",
    },
    visit: { en: "Visit Site", es: "Visitar el sitio" },
  },
  numbers: {
    churches: { en: "churches", es: "iglesias" },
    nations: { en: "nations", es: "naciones" },
    since: { en: "since", es: "desde" },
  },
  blocks: {
    eyebrow: { en: "What we do together", es: "Lo que hacemos juntos" },
    title: { en: "Three things none of us could do alone", es: "Tres cosas que ninguno podría hacer solo" },
    planting: {
      title: { en: "Church planting", es: "Plantación de iglesias" },
      text: {
        en: "God calls a couple, a church sends them, and the whole fellowship stands behind them with prayer and counsel.",
        es: "Dios llama a un matrimonio, una iglesia lo envía y toda la comunidad lo respalda con oración y consejo.",
      },
      picture: {
        en: "A young tree in freshly turned earth, a small chapel on the hill behind it",
        es: "Un árbol joven en tierra recién removida, con una pequeña capilla en la colina",
      },
    },
    leaders: {
      title: { en: "Leadership development", es: "Formación de líderes" },
      text: {
        en: "Pastors learn beside other pastors, in conferences and Bible schools, and by being trusted with responsibility.",
        es: "Los pastores se forman al lado de otros pastores, en conferencias y escuelas bíblicas, y cuando se les confía una responsabilidad.",
      },
      picture: {
        en: "An older leader shows a younger one the valley at sunrise",
        es: "Un líder mayor le muestra el valle a uno más joven al amanecer",
      },
    },
    missions: {
      title: { en: "Global missions", es: "Misiones mundiales" },
      text: {
        en: "Teams go out from many churches to preach, teach and help new churches begin.",
        es: "Equipos de muchas iglesias salen a predicar, enseñar y ayudar a que nazcan iglesias nuevas.",
      },
      picture: {
        en: "A globe with lines of light that reach across the oceans",
        es: "Un globo terráqueo con líneas de luz que cruzan los océanos",
      },
    },
  },
})
