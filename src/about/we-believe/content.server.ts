import {
  both,
  choice,
  entry,
  group,
  heading,
  list,
  name,
  optional,
  paragraph,
  words,
} from '#app/content/fields.ts'
import { defineFile } from '#app/content/kind.ts'

export const statement = defineFile(
  'beliefs',
  entry('The beliefs, one by one', 'Las creencias, una por una', {
    beliefs: list(
      'Beliefs',
      'Creencias',
      group('Belief', 'Creencia', {
        id: name('Its address on the page', 'Su dirección en la página', {
          help: both(
            'Others may have linked to it: leave it as it is.',
            'Otros pueden haberla enlazado: déjela como está.',
          ),
        }),
        category: optional(choice('Group', 'Grupo', { salvation: both('Salvation', 'Salvación') })),
        title: heading('Title', 'Título'),
        text: paragraph('Text', 'Texto'),
        references: words('Passages of the Bible', 'Pasajes de la Biblia', {
          verses: true,
          mayRepeat: true,
        }),
      }),
      { min: 1 },
    ),
  }),
  { page: 'weBelieve' },
)
