// The words of Meet Our Pastors; the pastors themselves are in content/pastors.ts.
// Las palabras de Conozca a nuestros pastores; los pastores están en content/pastors.ts.
import { words } from '#app/i18n/text.ts'

export const meetThePastors = words({
  title: { en: "Meet Our Pastors", es: "Conozca a nuestros pastores" },
  description: {
    en: "The pastors of Praise Chapel in California, India and Barcelona: who they are, what they do and how to reach them.",
    es: "Los pastores de Praise Chapel en California, la India y Barcelona: quiénes son, qué hacen y cómo hablar con ellos.",
  },
  hero: {
    crumb: { en: "Meet our pastors", es: "Conozca a nuestros pastores" },
    title: { en: "People who know the way home", es: "Personas que conocen el camino a casa" },
    subtitle: {
      en: "They teach, they listen, they carry chairs. Any of them would be glad to hear from you.",
      es: "Enseñan, escuchan y cargan sillas. A cualquiera de ellos le alegrará saber de usted.",
    },
  },
  people: {
    eyebrow: { en: "Our pastors", es: "Nuestros pastores" },
    title: { en: "You can ask them anything", es: "Puede preguntarles lo que quiera" },
    lead: {
      en: "Most of them serve as couples. None of them started out knowing how; somebody walked with them, and they would like to walk with you.",
      es: "Casi todos sirven en matrimonio. Ninguno empezó sabiendo cómo; alguien caminó con ellos, y ellos quieren caminar con usted.",
    },
  },
  contact: {
    eyebrow: { en: "Contact", es: "Contacto" },
    title: { en: "Reach the office", es: "Comuníquese con la oficina" },
  },
})
