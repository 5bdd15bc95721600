// The banner that invites people to get in touch. Several pages show it.
// La franja que invita a ponerse en contacto. La muestran varias páginas.
import { words } from '#app/i18n/text.ts'

export const connect = words({
  title: { en: "Connect With Us", es: "Conéctese con nosotros" },
  text: {
    en: "Ask a question, find a service, or put a face to a name.",
    es: "Haga una pregunta, encuentre un servicio o póngale cara a un nombre.",
  },
  contact: { en: "Contact", es: "Contacto" },
  churches: { en: "Churches", es: "Iglesias" },
  pastors: { en: "Meet the Pastors", es: "Conozca a los pastores" },
})
