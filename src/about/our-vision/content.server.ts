import { entry, group, paragraph, picture, words } from '#app/content/fields.ts'
import { defineFile } from '#app/content/kind.ts'

const pillar = (en: string, es: string) =>
  group(en, es, {
    name: words('Word', 'Palabra'),
    text: paragraph('Text', 'Texto'),
    picture: picture('Picture', 'Imagen', 'arch'),
  })

export const vision = defineFile(
  'vision',
  entry('The three words of the vision', 'Las tres palabras de la visión', {
    win: pillar('Win', 'Ganar'),
    build: pillar('Build', 'Edificar'),
    send: pillar('Send', 'Enviar'),
  }),
  { page: 'ourVision' },
)
