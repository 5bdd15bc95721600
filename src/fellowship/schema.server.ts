import type * as v from 'valibot'
import { address, hours, notices, place, social, takesTexts } from '#app/content/common-fields.ts'
import {
  both,
  choice,
  country,
  email,
  entry,
  fills,
  group,
  line,
  link,
  number,
  optional,
  origin,
  paragraph,
  phone,
  picture,
  repositoryName,
  scene,
  yes,
  zone,
} from '#app/content/fields.ts'

/** The fellowship as a whole: its name, its office, its links. Each fact stands here once. */
export const siteSchema = entry('The fellowship and its site', 'La comunidad y su sitio', {
  name: line('Name', 'Nombre', {
    help: both(
      'It is written only here: wherever a text says {fellowship}, visitors read this name.',
      'Está solo aquí: donde un texto dice {fellowship}, los visitantes leen este nombre.',
    ),
  }),
  origin: origin('Where the site is published', 'Dónde está publicado el sitio'),
  tagline: paragraph(
    'What it is, in one sentence',
    'Qué es, en una frase',
    fills('churches', 'nations'),
  ),
  founded: number('Founded in', 'Fundada en', { min: 1900 }),
  churches: number('Churches worldwide', 'Iglesias en el mundo', { min: 1 }),
  nations: number('Nations', 'Naciones', { min: 1 }),
  office: group('International office', 'Oficina internacional', {
    phone: phone('Phone', 'Teléfono'),
    texts: optional(takesTexts),
    email: email('Email', 'Correo electrónico'),
    hours,
    address,
    country: country('Country', 'País'),
    timeZone: zone('Time zone', 'Zona horaria'),
    map: place,
    mapPicture: picture('Picture of the map', 'Imagen del mapa', 'map'),
  }),
  notices: optional(
    notices('Notices of all churches', 'Avisos de todas las iglesias', {
      help: both(
        'They stand on Home and on the page of every church, on their days.',
        'Aparecen en Inicio y en la página de cada iglesia, en sus días.',
      ),
    }),
  ),
  links: group('Links', 'Enlaces', {
    giving: link('Giving', 'Ofrendas'),
    bibleSchool: optional(link('Bible school', 'Escuela bíblica')),
    videoChannel: link('Video channel', 'Canal de video'),
    globalSite: optional(link('The global network', 'La red mundial')),
    anniversaryVideo: optional(link('Anniversary video', 'Video del aniversario')),
    social: optional(social, {}),
    designer: optional(
      group('Who made the site', 'Quién hizo el sitio', {
        name: line('Name', 'Nombre'),
        to: link('Link', 'Enlace'),
      }),
    ),
  }),
  givingPicture: scene('Picture beside giving', 'Imagen junto a las ofrendas', 'gallery', {
    help: both(
      'Home shows it, and the page of a church that has none of its own.',
      'La muestran Inicio y la página de cada iglesia que no tiene la suya.',
    ),
  }),
  anniversaryStart: optional(
    number('The video begins at second', 'El video empieza en el segundo', { min: 0 }),
  ),
  offline: choice('Pages without a network', 'Páginas sin conexión', {
    keep: both('those seen are kept', 'se guardan las ya visitadas'),
    never: both('nothing is kept', 'no se guarda nada'),
  }),
  analytics: optional(
    link('Script that counts visits', 'Programa que cuenta visitas', {
      help: both('Leave it empty for none.', 'Déjelo vacío si no hay ninguno.'),
    }),
  ),
  repository: optional(
    group(
      'Where the editor saves to',
      'Dónde guarda el editor',
      {
        host: choice('Kept at', 'Se guarda en', {
          github: both('GitHub', 'GitHub'),
          gitlab: both('GitLab', 'GitLab'),
          gitea: both('Gitea or Forgejo', 'Gitea o Forgejo'),
        }),
        name: repositoryName('Owner and name', 'Dueño y nombre'),
        branch: optional(line('Branch', 'Rama')),
        app: optional(
          line('Application that signs in', 'Aplicación para iniciar sesión', {
            help: both(
              'At GitLab, Gitea or Forgejo, its ID: docs/publishing.md says how to get it. At GitHub it belongs in the settings of the service.',
              'En GitLab, Gitea o Forgejo, su identificador: docs/publishing.md dice cómo obtenerlo. En GitHub va en la configuración del servicio.',
            ),
          }),
        ),
        drafts: optional(
          yes(
            'What is saved waits until somebody publishes it',
            'Lo que se guarda espera a que alguien lo publique',
            {
              help: both(
                'Every change is a draft first, with a preview. Only at GitHub and GitLab.',
                'Cada cambio es primero un borrador, con vista previa. Solo en GitHub y GitLab.',
              ),
            },
          ),
        ),
        server: optional(
          origin('Its own server', 'Su propio servidor', {
            help: both(
              'Leave it empty for github.com, gitlab.com or gitea.com.',
              'Déjelo vacío para github.com, gitlab.com o gitea.com.',
            ),
          }),
        ),
      },
      {
        help: both(
          'With it, this editor stands on the published site too, at /admin.',
          'Con esto, este editor está también en el sitio publicado, en /admin.',
        ),
      },
    ),
  ),
})

export type Site = v.InferOutput<typeof siteSchema>
