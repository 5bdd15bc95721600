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
      en: "Our five places are a small part of something wide. What happens in one reaches the others.",
      es: "Nuestros cinco lugares son una parte pequeña de algo muy amplio. Lo que pasa en uno llega a los demás.",
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
    title: { en: "Three things none of us could do alone", es: "Tres cosas que nadie haría a solas" },
    planting: {
      title: { en: "Church planting", es: "Plantación de iglesias" },
      text: {
        en: "A couple is called, a church sends them, and the family stands behind both: with prayer, with the first months of rent, with somebody on the telephone who has done it before.",
        es: "Un matrimonio recibe el llamado, una iglesia lo envía y la familia respalda a ambos: con oración, con los primeros meses de alquiler, con alguien al teléfono que ya lo ha hecho antes.",
      },
      picture: {
        en: "A young tree in freshly turned earth, a small chapel on the hill behind it",
        es: "Un árbol joven en tierra recién removida, con una pequeña capilla en la colina",
      },
    },
    leaders: {
      title: { en: "Leadership development", es: "Formación de líderes" },
      text: {
        en: "Pastors are not produced in classrooms alone. They learn beside an older pastor, in conferences and Bible schools, and by being trusted with something real before they feel ready.",
        es: "Los pastores no se forman solo en las aulas. Aprenden al lado de un pastor mayor, en conferencias y escuelas bíblicas, y porque se les confía algo de verdad antes de que se sientan listos.",
      },
      picture: {
        en: "An older leader shows a younger one the valley at sunrise",
        es: "Un líder mayor le muestra el valle a uno más joven al amanecer",
      },
    },
    missions: {
      title: { en: "Global missions", es: "Misiones globales" },
      text: {
        en: "Where there is no church yet, we go and listen first. Then come wells, schools, clinics and the good news, carried by people who stay long enough to learn the jokes.",
        es: "Donde todavía no hay iglesia, vamos y primero escuchamos. Después vienen pozos, escuelas, consultorios y la buena noticia, de mano de personas que se quedan lo suficiente para entender los chistes.",
      },
      picture: {
        en: "A globe with lines of light that reach across the oceans",
        es: "Un globo terráqueo con líneas de luz que cruzan los océanos",
      },
    },
  },
})
