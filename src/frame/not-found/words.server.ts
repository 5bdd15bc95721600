import { words } from '#app/content/fields.ts'
import { headPicture, pageFile, text } from '#app/page/words.server.ts'

export const notFoundWords = pageFile('notFound', ['Page Not Found', 'Página no encontrada'], {
  text,
  picture: headPicture,
  perhaps: words('Above what was probably sought', 'Sobre lo que quizá se buscaba'),
  giving: words('Link: giving', 'Enlace: ofrendas'),
  watch: words('Link: video channel', 'Enlace: canal de video'),
  bibleSchool: words('Link: Bible school', 'Enlace: escuela bíblica'),
})
