import { entry, heading, paragraph, words } from '#app/content/fields.ts'
import { defineFile } from '#app/content/kind.ts'

export const connect = defineFile(
  'connect',
  entry('“Connect With Us”', '«Hable con nosotros»', {
    title: heading('Title', 'Título'),
    text: paragraph('Text', 'Texto'),
    contact: words('Button: contact', 'Botón: contacto'),
    churches: words('Button: churches', 'Botón: iglesias'),
    pastors: words('Button: pastors', 'Botón: pastores'),
  }),
)
