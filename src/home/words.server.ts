import { fills, group, list, paragraph, picture, words } from '#app/content/fields.ts'
import { button, eyebrow, headPicture, pageFile, text, title } from '#app/page/words.server.ts'

export const homeWords = pageFile('home', ['Home', 'Inicio'], {
  hero: group('Top of the page', 'Parte alta de la página', {
    lines: list('Lines of the title', 'Líneas del título', words('Line', 'Línea'), { min: 1 }),
    subtitle: paragraph('Line under the title', 'Línea bajo el título', fills('tagline')),
    watch: words('What “Watch Now” leads to', 'Adónde lleva «Ver ahora»'),
    picture: headPicture,
  }),
  about: group('About us', 'Quiénes somos', {
    eyebrow,
    title,
    text,
    picture: picture('Picture', 'Imagen', 'arch'),
    churches: words('Beside the number of churches', 'Junto al número de iglesias'),
    nations: words('Beside the number of nations', 'Junto al número de naciones'),
    since: words('“Since”', '«Desde»'),
  }),
  vision: group('Vision', 'Visión', {
    eyebrow,
    title,
    lead: paragraph('Introduction', 'Introducción'),
    more: words('Link', 'Enlace'),
  }),
  churches: group('Church finder', 'Buscador de iglesias', {
    eyebrow,
    title,
    lead: paragraph('Introduction', 'Introducción'),
    see: words('Link to a church', 'Enlace a una iglesia'),
    none: words('Question below', 'Pregunta debajo'),
    write: words('Link below', 'Enlace debajo'),
  }),
  events: group('Events', 'Eventos', {
    eyebrow,
    title,
  }),
  giving: group('Giving', 'Ofrendas', {
    title,
    text,
    button,
  }),
})
