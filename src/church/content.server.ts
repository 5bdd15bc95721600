import { both } from '#app/content/fields.ts'
import { defineFolder } from '#app/content/kind.ts'
import { checkChurches } from './check.server.ts'
import { churchSchema } from './schema.server.ts'

export const churchFiles = defineFolder('churches', churchSchema, {
  label: both('Churches', 'Iglesias'),
  icon: 'church',
  identifier: 'name',
  page: 'church',
  needed: {
    problem: both('there is no church', 'no hay ninguna iglesia'),
    remedy: both(
      'Restore one: every page says where and when one may come',
      'Recupere una: cada página dice adónde y cuándo se puede ir',
    ),
  },
  unknown: (name, known) => ({
    problem: both(`there is no church "${name}"`, `no hay ninguna iglesia «${name}»`),
    remedy: both(
      `Choose one of these: ${known}; if the church has another name now, write /churches/${name} under its "formerly"; if it is no more, delete this file too`,
      `Elija una de estas: ${known}; si la iglesia ahora se llama de otra manera, escriba /churches/${name} en su «formerly»; si ya no existe, borre también este archivo`,
    ),
  }),
  check: checkChurches,
})
