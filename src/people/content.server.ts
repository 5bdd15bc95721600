import { both } from '#app/content/fields.ts'
import { defineFolder } from '#app/content/kind.ts'
import { checkPeople } from './check.server.ts'
import { personSchema } from './schema.server.ts'

export const personFiles = defineFolder('people', personSchema, {
  label: both('People', 'Personas'),
  icon: 'group',
  identifier: 'name',
  page: 'meetThePastors',
  needed: {
    problem: both('there is nobody', 'no hay nadie'),
    remedy: both(
      'Restore those who serve the whole fellowship: About Us shows them',
      'Recupere a quienes sirven a toda la comunidad: Quiénes somos los muestra',
    ),
  },
  check: checkPeople,
})
