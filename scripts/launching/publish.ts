import { readFileSync, writeFileSync } from 'node:fs'
import { say } from '#app/language/command.ts'
import type { Told } from '#app/language/told.ts'
import { buildEdge } from '../build-edge.ts'
import { build, isUpToDate } from '../build.ts'
import { askFor, askYes, waitForEnter } from './ask.ts'
import { databaseId, wrangler } from './cloudflare.ts'
import { originOf } from './facts.ts'
import { remember, remembered } from './remembered.ts'
import { repository } from './repository.ts'
import type { Step } from './step.ts'

export const where: Step = {
  title: { en: 'Where it is published', es: 'Dónde se publica' },
  missing: () =>
    !remembered.where && {
      en: '1: on Cloudflare, which costs nothing and needs nobody to look after a machine. 2: on a machine of your own, which is on day and night.',
      es: '1: en Cloudflare, que no cuesta nada y no exige cuidar ninguna máquina. 2: en una máquina propia, encendida día y noche.',
    },
  async go() {
    const answer = await askFor(
      { en: '1 or 2? Most choose 1.', es: '¿1 o 2? Casi todos eligen 1.' },
      (text) => !/^[12]$/.test(text) && { en: 'Write 1 or 2.', es: 'Escriba 1 o 2.' },
    )
    remember({ where: answer === '1' ? 'cloudflare' : 'machine' })
  },
}

export const built: Step = {
  title: { en: 'The site is built', es: 'El sitio está construido' },
  missing: () =>
    !isUpToDate() && {
      en: 'It is built now; that takes a minute.',
      es: 'Se construye ahora; tarda un minuto.',
    },
  async go() {
    if (!build()) await waitForEnter()
  },
}

export const published: Step = {
  title: { en: 'The site answers', es: 'El sitio responde' },
  missing: lookAtSite,
  async go() {
    if (remembered.where === 'machine') {
      say({
        en: 'docs/publishing.md, "On a machine of your own", says how it starts with the machine; to try it: npm start, in another terminal.',
        es: 'docs/publishing.md, "On a machine of your own", dice cómo arranca con la máquina; para probarlo: npm start, en otra terminal.',
      })
    } else await toCloudflare()
    await waitForEnter()
  },
}

/** The site at its address, as a visitor would find it; what is wrong with it, if anything is. */
async function lookAtSite(): Promise<Told | undefined> {
  const origin = originOf()
  const ask = (path: string) =>
    fetch(origin + path, { redirect: 'manual', signal: AbortSignal.timeout(15_000) })
  try {
    const page = await ask('/about-us')
    if (page.status !== 200) {
      return {
        en: `${origin}/about-us answers ${page.status}: another site is there, or none yet.`,
        es: `${origin}/about-us responde ${page.status}: allí hay otro sitio, o todavía ninguno.`,
      }
    }
    if ((await page.text()) !== readFileSync('dist/site/about-us.html', 'utf8')) {
      return {
        en: `At ${origin} is an older edition, or another site.`,
        es: `En ${origin} hay una edición anterior u otro sitio.`,
      }
    }
    const missing = await ask('/es/nothing-here')
    if (missing.status !== 404 || !(await missing.text()).includes('lang="es"')) {
      return {
        en: 'A page that is not there does not say so in Spanish.',
        es: 'Una página que no existe no lo dice en español.',
      }
    }
    if (!page.headers.has('content-security-policy')) {
      return {
        en: 'The headers for security are missing: docs/publishing.md, "What a host should do".',
        es: 'Faltan las cabeceras de seguridad: docs/publishing.md, "What a host should do".',
      }
    }
    const health = await ask('/healthz')
    if (health.status === 200) return undefined
    return {
      en: 'The pages are there; the contact service does not answer.',
      es: 'Las páginas están; el servicio de contacto no responde.',
    }
  } catch (error) {
    const why =
      (error as Error & { cause?: { code?: string } }).cause?.code ?? (error as Error).name
    return {
      en: `${origin} does not answer yet (${why}).`,
      es: `${origin} todavía no responde (${why}).`,
    }
  }
}

const unknownId = 'as wrangler d1 create says'

/** The steps that only a program can do, each after the one that only a person can. */
async function toCloudflare(): Promise<void> {
  const settings = readFileSync('wrangler.json', 'utf8')
  if (settings.includes(unknownId)) {
    const id = databaseId('messages')
    if (!id) return
    writeFileSync('wrangler.json', settings.replace(unknownId, id))
  }
  await buildEdge('dist/site', 'dist/edge')
  if (!wrangler(['deploy'])) return
  say({
    en: 'The first time: at Cloudflare, Workers & Pages → praise-chapel → Settings → Domains & Routes → Add → Custom domain, and the name of the site.',
    es: 'La primera vez: en Cloudflare, Workers & Pages → praise-chapel → Settings → Domains & Routes → Add → Custom domain, y el nombre del sitio.',
  })
}

export const heard: Step = {
  title: { en: 'The first message', es: 'El primer mensaje' },
  missing: () =>
    !remembered.heard && {
      en: `Write something into the form at ${originOf()}/contact-us, as a visitor would.`,
      es: `Escriba algo en el formulario de ${originOf()}/es/contact-us, como lo haría una visita.`,
    },
  async go() {
    const question = {
      en: 'Did it reach the church’s mailbox?',
      es: '¿Llegó al buzón de la iglesia?',
    }
    if (await askYes(question)) return remember({ heard: true })
    say({
      en: 'npm run inbox shows what has arrived at the service, and why it was not sent on.',
      es: 'npm run inbox muestra qué llegó al servicio y por qué no se envió.',
    })
  },
}

const isOurs = () => remembered.where === 'cloudflare'

export const kept: Step = {
  ...repository,
  title: { en: 'What was set up is kept', es: 'Lo configurado está guardado' },
  missing: () => isOurs() && repository.missing(),
}
