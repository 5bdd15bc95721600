import { group, list, words } from '#app/content/fields.ts'
import { eyebrow, hero, lead, pageFile, text, title } from '#app/page/words.server.ts'
import { passage } from '#app/scripture/passages.schema.server.ts'

export const newBelieverWords = pageFile('newBeliever', ['New Believer', 'Nuevo creyente'], {
  hero,
  scripture: group('What God says', 'Lo que dice Dios', { eyebrow, title, lead }),
  passages: list('Passages', 'Pasajes', passage, { min: 1 }),
  next: group('Next steps', 'Los próximos pasos', {
    eyebrow,
    title,
    steps: list('Steps', 'Pasos', group('Step', 'Paso', { title, text }), { min: 1 }),
    disciplines: list(
      'Disciplines, under the last step',
      'Disciplinas, bajo el último paso',
      words('Discipline', 'Disciplina'),
      { min: 1 },
    ),
  }),
  baptism: group('Baptism', 'Bautismo', { title, text }),
})
