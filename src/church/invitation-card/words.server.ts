import { entry, fills, heading, paragraph, words } from '#app/content/fields.ts'
import { defineFile } from '#app/content/kind.ts'

export const cardWords = defineFile(
  'pages/invitation-card',
  entry('Invitation card', 'Tarjeta de invitación', {
    title: heading('Title of the page', 'Título de la página', fills('church')),
    lead: paragraph('What to do with it', 'Qué hacer con ella', fills('church')),
    print: words('Button: print', 'Botón: imprimir'),
    back: words('Link back to the church', 'Enlace de vuelta a la iglesia'),
    greeting: words('The first words of the card', 'Las primeras palabras de la tarjeta'),
  }),
  { page: 'invitationCard' },
)
