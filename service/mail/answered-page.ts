import { Hono, type Context } from 'hono'
import { html, raw } from 'hono/html'
import type { SiteJson } from '#app/build/for-service/site-json.ts'
import { isLocale, localeNames, locales, defaultLocale, type Locale } from '#app/language/locale.ts'
import { localize, words } from '#app/language/text.ts'
import { hashOf, policyOf } from '../site/own-page-policy.ts'
import type { Listed, Store } from '../store/store.ts'
import { answeredPath, readLink } from './answered-link.ts'
import { mailboxOf } from './mailboxes.ts'
import { filled } from './message-mail.ts'
import { dateOf } from './reminder-mail.ts'

const text = words({
  title: { en: 'Has it been answered?', es: '¿Ya se respondió?' },
  which: {
    en: 'The message “{subject}” ({church}, {date})',
    es: 'El mensaje «{subject}» ({church}, {date})',
  },
  waiting: { en: 'Still waiting for an answer.', es: 'Sigue sin respuesta.' },
  press: { en: 'It has been answered, or needs no answer', es: 'Ya se respondió, o no hace falta' },
  answered: {
    en: 'Thank you. It was noted as answered on {date}, and nobody will be reminded of it. You may close this page.',
    es: 'Gracias. Se anotó como respondido el {date} y ya no se le recordará a nadie. Puede cerrar esta página.',
  },
  expired: {
    en: 'This link was good for thirty days, which have passed. Nothing needs to be done: nobody will be reminded of this message any more.',
    es: 'Este enlace valía treinta días, y ya pasaron. No hace falta hacer nada: ya no se le recordará a nadie este mensaje.',
  },
  gone: {
    en: 'This message is no longer kept here. Nothing needs to be done.',
    es: 'Este mensaje ya no se guarda aquí. No hace falta hacer nada.',
  },
  forged: {
    en: 'This link is not one of ours, or a part of it is missing. Please open it from the email once more, or copy all of it.',
    es: 'Este enlace no es nuestro o le falta una parte. Ábralo de nuevo desde el correo o cópielo entero, por favor.',
  },
})

type Site = Pick<SiteJson, 'mailboxes' | 'contactPage'>

/**
 * The page on which a church says in one press that it has answered a message. Opening it changes nothing:
 * programs that look through mails open every link in them.
 */
export function createAnsweredPage(store: Store, site: Site): Hono {
  const look = lookOf(site)
  const pages = new Hono().basePath(answeredPath)

  const found = async (context: Context): Promise<Listed | 'forged' | 'expired' | 'gone'> => {
    const link = await readLink(context.req.param('link')!, await store.secret(), Date.now())
    return typeof link === 'string' ? link : ((await store.find([link.id]))[0] ?? 'gone')
  }
  const show = async (context: Context) => {
    const message = await found(context)
    const asked = context.req.query('language')
    const locale = isLocale(asked) ? asked : defaultLocale
    const status = typeof message !== 'string' ? 200 : message === 'forged' ? 404 : 410
    const { style, policy } = await look
    context.header('content-security-policy', policy)
    context.header('x-robots-tag', 'noindex')
    // the address says which message it is
    context.header('referrer-policy', 'no-referrer')
    return context.html(documentOf(bodyOf(message, site, locale), site, locale, style), status)
  }

  pages.get('/:link', show)
  pages.post('/:link', async (context) => {
    const message = await found(context)
    if (typeof message === 'string') return show(context)
    if (message.answered === null) await store.markAnswered(message.id, Date.now())
    const { pathname, search } = new URL(context.req.url)
    return context.redirect(pathname + search, 303)
  })
  return pages
}

function bodyOf(message: Listed | 'forged' | 'expired' | 'gone', site: Site, locale: Locale) {
  const say = localize(text, locale)
  if (typeof message === 'string') return html`<p>${say[message]}</p>`
  const { name, zone } = mailboxOf(site.mailboxes, message.church)
  const which = filled(text.which, locale, {
    subject: message.subject,
    church: name[locale],
    date: dateOf(message.received, locale, zone),
  })
  const state =
    message.answered === null
      ? html`<p>${say.waiting}</p>
          <form method="post"><button>${say.press}</button></form>`
      : html`<p>
          ${filled(text.answered, locale, { date: dateOf(message.answered, locale, zone) })}
        </p>`
  return html`<p><strong>${which}</strong></p>
    ${state}`
}

type Html = ReturnType<typeof html>

function documentOf(body: Html, { contactPage }: Site, locale: Locale, style: Style): Html {
  const { name } = contactPage[locale].frame
  const title = text.title[locale]
  const others = locales
    .filter((each) => each !== locale)
    .map((each) => html`<a href="?language=${each}" lang="${each}">${localeNames[each]}</a>`)
  // as it stands: the policy knows it by its hash
  const styles = Object.values(style).map((each) => raw(`<style>${each}</style>`))
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <title>${title} | ${name}</title>
        ${styles}
      </head>
      <body>
        <main>
          <p>${name}</p>
          <h1>${title}</h1>
          ${body}
          <p>${others}</p>
        </main>
      </body>
    </html>`
}

/** Colors and letters are the site's. */
const own = `main{display:grid;gap:var(--s5);justify-items:start;max-inline-size:36rem;margin:max(var(--s6),8vh) auto;padding:var(--s6);border-radius:var(--r-lg);background:var(--card);box-shadow:var(--shadow-1)}h1{font-size:var(--fs-h3)}button{padding:var(--s3) var(--s5);border-radius:10px;background:var(--teal);color:var(--white);font-weight:650}`

type Style = { site: string; own: string }

/** What the page looks like, and a policy that allows this and nothing else. */
async function lookOf({ contactPage }: Site): Promise<{ style: Style; policy: string }> {
  const style = { site: contactPage[defaultLocale].assets.firstStyles ?? '', own }
  const hashes = await Promise.all(Object.values(style).map(hashOf))
  const sources = [`style-src ${hashes.join(' ')}`, "font-src 'self'", "img-src 'self'"]
  return { style, policy: policyOf([...sources, "form-action 'self'"]) }
}
