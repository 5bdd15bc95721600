import { group, picture } from '#app/content/fields.ts'
import { eyebrow, hero, pageFile, paragraphs, text, title } from '#app/page/words.server.ts'
import { passage } from '#app/scripture/passages.schema.server.ts'

export const kidsWords = pageFile('kids', ['Kids for Jesus', 'Niños para Jesús'], {
  hero,
  passage,
  mission: group('Mission', 'Misión', { eyebrow, title, paragraphs }),
  blocks: group('What parents ask', 'Lo que preguntan los padres', {
    title,
    safe: group('A safe environment', 'Un ambiente seguro', {
      title,
      text,
      picture: picture('Picture', 'Imagen', 'card'),
    }),
    fun: group('Learning that is fun', 'Aprender con alegría', {
      title,
      text,
      picture: picture('Picture', 'Imagen', 'card'),
    }),
  }),
  contact: group('Contact', 'Contacto', { title, text }),
})
