import type * as v from 'valibot'
import type { PageName } from '#app/addresses.ts'
import { both, entry, group, heading, list, paragraph, scene, words } from '#app/content/fields.ts'
import { defineFile } from '#app/content/kind.ts'

// what many pages have

export const eyebrow = words('Small line above the title', 'Línea pequeña sobre el título')
export const title = heading('Title', 'Título')
export const lead = paragraph('Line under the title', 'Línea bajo el título')
export const text = paragraph('Text', 'Texto')
export const button = words('Button', 'Botón')
export const paragraphs = list('Paragraphs', 'Párrafos', paragraph('Paragraph', 'Párrafo'), {
  min: 1,
})

export const headPicture = scene('Picture', 'Imagen', 'head')

/** A picture from edge to edge, on which the eye rests. */
export const interlude = scene('Picture from edge to edge', 'Imagen de lado a lado', 'gallery')

export const hero = group('Top of the page', 'Parte alta de la página', {
  title,
  subtitle: lead,
  picture: headPicture,
})

/** The words of a page, `content/pages/about-us.json`: what tabs and search engines call it, and its own parts. */
export const pageFile = <Entries extends v.ObjectEntries>(
  page: PageName,
  [en, es]: [en: string, es: string],
  parts: Entries,
) => {
  const file = page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const schema = entry(en, es, {
    title: heading('Name of the page', 'Nombre de la página', {
      help: both('In the browser tab.', 'En la pestaña del navegador.'),
    }),
    description: paragraph('Description', 'Descripción', {
      help: both('What search engines show.', 'Lo que muestran los buscadores.'),
    }),
    ...parts,
  })
  return defineFile(`pages/${file}`, schema, { page })
}
