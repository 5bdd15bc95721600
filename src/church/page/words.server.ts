import { entry, fills, group, paragraph, words } from '#app/content/fields.ts'
import { defineFile } from '#app/content/kind.ts'
import { button, eyebrow, title } from '#app/page/words.server.ts'

export const churchWords = defineFile(
  'pages/church',
  entry('The pages of the churches', 'Las páginas de las iglesias', {
    description: paragraph('Description', 'Descripción', fills('church', 'summary')),
    services: group('Services', 'Reuniones', {
      eyebrow,
      title,
      times: words('“Service times”', '«Horarios»'),
      location: words('“Location”', '«Ubicación»'),
      watchLive: words('Button of the live video', 'Botón del video en vivo'),
      noAddress: paragraph('Where a church gives no address', 'Si una iglesia no da su dirección'),
    }),
    tabs: group('Tabs', 'Pestañas', {
      label: words('All tabs together', 'Todas las pestañas'),
      about: words('“About”', '«Quiénes somos»'),
      team: words('“Team”', '«Equipo»'),
      pastors: words('“Pastors”', '«Pastores»'),
      contact: words('“Contact”', '«Contacto»'),
    }),
    about: group('About the church', 'Sobre la iglesia', {
      eyebrow,
      gallery: words('All pictures together', 'Todas las imágenes'),
      previous: words('“Previous picture”', '«Imagen anterior»'),
      next: words('“Next picture”', '«Imagen siguiente»'),
      dot: words('“Picture 1 of 7”', '«Imagen 1 de 7»', fills('n', 'count')),
    }),
    team: group('Team', 'Equipo', { eyebrow }),
    pastors: group('Pastors', 'Pastores', { eyebrow }),
    youth: group('Youth', 'Jóvenes', {
      eyebrow,
      services: words('“When we meet”', '«Cuándo nos reunimos»'),
      location: words('“Where we meet”', '«Dónde nos reunimos»'),
    }),
    contact: group('Contact', 'Contacto', {
      eyebrow,
      title,
      connect: words('Above the social media', 'Sobre las redes sociales'),
      map: words('Title of the map', 'Título del mapa', fills('church')),
    }),
    invitation: group('Invitation', 'Invitación', {
      message: paragraph(
        'The message to a friend',
        'El mensaje a un amigo',
        fills('what', 'when', 'church'),
      ),
    }),
    giving: group('Giving', 'Ofrendas', { button }),
  }),
  { page: 'church' },
)
