// The words of Meet Our Pastors; the pastors themselves are in content/pastors.ts.
// Las palabras de Conozca a nuestros pastores; los pastores están en content/pastors.ts.
import { words } from '#app/i18n/text.ts'

export const meetThePastors = words({
  title: { en: "Meet Our Pastors", es: "Conozca a nuestros pastores" },
  description: {
    en: "The pastors of Praise Chapel in California, India and Barcelona, and how to reach them or the international office.",
    es: "Los pastores de Praise Chapel en California, la India y Barcelona, y cómo comunicarse con ellos o con la oficina internacional.",
  },
  hero: {
    crumb: { en: "Meet our pastors", es: "Conozca a nuestros pastores" },
    title: { en: "Pastors you can talk to", es: "Pastores con quienes puede hablar" },
    subtitle: {
      en: "They preach, they teach and they listen. They would be glad to hear from you.",
      es: "Predican, enseñan y escuchan. Les dará gusto saber de usted.",
    },
  },
  people: {
    eyebrow: { en: "Our pastors", es: "Nuestros pastores" },
    title: { en: "Get to know them", es: "Conózcalos" },
    lead: {
      en: "If you have a question, need advice or would like someone to pray with you, get in touch with the pastors of the church nearest you.",
      es: "Si tiene una pregunta, necesita un consejo o quiere que alguien ore con usted, comuníquese con los pastores de la iglesia que le quede más cerca.",
    },
  },
  contact: {
    eyebrow: { en: "Contact", es: "Contacto" },
    title: { en: "Reach the office", es: "Comuníquese con la oficina" },
  },
})
