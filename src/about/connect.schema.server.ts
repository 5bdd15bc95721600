import { entry, paragraph, words } from '#app/content/fields.ts'

/** The banner that invites people to get in touch. Several pages show it. */
export const connectSchema = entry('“Connect With Us”', '«Conéctese con nosotros»', {
  title: words('Title', 'Título'),
  text: paragraph('Text', 'Texto'),
  contact: words('Button: contact', 'Botón: contacto'),
  churches: words('Button: churches', 'Botón: iglesias'),
  pastors: words('Button: pastors', 'Botón: pastores'),
})
