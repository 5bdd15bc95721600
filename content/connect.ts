// The banner that invites people to get in touch. Several pages show it.
// La franja que invita a ponerse en contacto. La muestran varias páginas.
import { words } from '#app/i18n/text.ts'

export const connect = words({
  title: { en: "Connect With Us", es: "Conéctese con nosotros" },
  text: {
    en: "Ask a question, find a church or get to know our pastors.",
    es: "Haga una pregunta, encuentre una iglesia o conozca a nuestros pastores.",
  },
  contact: { en: "Contact", es: "Contacto" },
  churches: { en: "Churches", es: "Iglesias" },
  pastors: { en: "Meet the Pastors", es: "Conozca a los pastores" },
})
