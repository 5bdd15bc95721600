import { readEntry } from '#app/content/entries.ts'
import { writeEntry } from '#app/content/kinds.ts'
import { samples } from '#app/content/samples.ts'
import { unrealFacts } from '../unreal.ts'
import { askFor, waitForEnter } from './ask.ts'
import type { Step } from './step.ts'

export const originOf = () => (readEntry('site') as { origin: string }).origin

const isMadeUp = () =>
  samples().some(({ name }) => name === 'site:origin') || originOf().endsWith('.example')

export const address: Step = {
  title: { en: 'The address of the site', es: 'La dirección del sitio' },
  missing: () =>
    isMadeUp() && {
      en: 'The site needs an address of its own. A name costs some twelve dollars a year; Cloudflare sells them without a surcharge (Domain registration), and any other company will do.',
      es: 'El sitio necesita una dirección propia. Un nombre cuesta unos doce dólares al año; Cloudflare los vende sin recargo (Domain registration), y cualquier otra empresa sirve.',
    },
  async go() {
    const origin = await askFor(
      {
        en: 'What is its address? For example https://www.praisechapel.org',
        es: '¿Cuál es su dirección? Por ejemplo https://www.praisechapel.org',
      },
      (text) =>
        (!/^https:\/\/[^/?#\s]+$/.test(text) || text.endsWith('.example')) && {
          en: 'It begins with https:// and has no slash at the end.',
          es: 'Empieza con https:// y no tiene barra al final.',
        },
    )
    writeEntry('site', { ...(readEntry('site') as object), origin })
  },
}

export const facts: Step = {
  title: { en: 'Every fact is real', es: 'Todos los datos son verdaderos' },
  missing() {
    const places = [...samples(), ...unrealFacts()].map(({ file, line }) => `${file}:${line}`)
    const { size } = new Set(places)
    if (size === 0) return undefined
    return {
      en: `${size === 1 ? 'One fact is' : `${size} facts are`} still made up, as phones and names. npm run launch-check lists them; write the true ones with npm run edit, in another terminal.`,
      es: `${size === 1 ? 'Un dato es todavía inventado' : `${size} datos son todavía inventados`}, como teléfonos y nombres. npm run launch-check los enumera; escriba los verdaderos con npm run edit, en otra terminal.`,
    }
  },
  go: waitForEnter,
}
