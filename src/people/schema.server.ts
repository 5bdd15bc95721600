import type * as v from 'valibot'
import {
  agreed,
  both,
  choice,
  email,
  entry,
  number,
  fileOf,
  optional,
  paragraph,
  phone,
  picture,
  words,
  yes,
} from '#app/content/fields.ts'

export const personSchema = entry('Person or couple', 'Persona o matrimonio', {
  order: number('Place in the list of people', 'Lugar en la lista de personas', { min: 1 }),
  name: words('Name', 'Nombre', {
    help: both(
      'A couple’s names are joined by “and”, so write them in each language.',
      'Los nombres de un matrimonio van unidos por «y»: escríbalos en cada idioma.',
    ),
    mayRepeat: true,
  }),
  shown: optional(
    choice(
      'How they wish to be shown',
      'Cómo desea aparecer',
      {
        role: both('by their role alone', 'solo por su cargo'),
        no: both('not at all', 'no desea aparecer'),
      },
      {
        help: both(
          'Leave it empty for name and role. Otherwise nothing else that stands here is published.',
          'Si queda vacío, con nombre y cargo. Si no, nada más de lo escrito aquí se publica.',
        ),
      },
    ),
  ),
  agreed: agreed(
    'Agreed to be named on',
    'Dio su permiso para aparecer el',
    both(
      'The day on which they said that everybody may read their name here.',
      'El día en que dijo que cualquiera puede leer su nombre aquí.',
    ),
  ),
  church: optional(
    fileOf('churches', 'Church', 'Iglesia', {
      help: both(
        'Whoever has none, and does not serve the whole fellowship, is on no page.',
        'Quien no tiene ninguna, ni sirve a toda la comunidad, no aparece en ninguna página.',
      ),
    }),
  ),
  // said, and not read off an empty field: a church that is deleted leaves such a field behind
  everywhere: optional(
    yes('Serves the whole fellowship', 'Sirve a toda la comunidad', {
      help: both('About Us shows the first of these.', 'Quiénes somos muestra a la primera.'),
    }),
  ),
  role: words('Role', 'Cargo', {
    help: both(
      'As their church says it: Lead pastors',
      'Como lo dice su iglesia: Pastores principales',
    ),
    mayRepeat: true,
  }),
  pastorsPage: optional(
    words('Role on Meet Our Pastors', 'Cargo en «Conozca a nuestros pastores»', {
      help: both(
        'Leave it empty and they are not shown on that page.',
        'Si queda vacío, no aparecen en esa página.',
      ),
    }),
  ),
  description: optional(paragraph('About them', 'Sobre ellos')),
  phone: optional(phone('Phone', 'Teléfono')),
  email: optional(email('Email', 'Correo electrónico')),
  picture: optional(
    picture('Portrait', 'Retrato', 'portrait', {
      help: both(
        'Without one, their initials stand in its place.',
        'Sin él, en su lugar aparecen las iniciales.',
      ),
    }),
  ),
})

export type PersonFile = v.InferOutput<typeof personSchema>
