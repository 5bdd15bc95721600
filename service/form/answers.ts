import type { Context } from 'hono'
import type { Returned } from '#app/build/for-service/contact-page.tsx'
import { fields, type Problems } from '#app/contact/fields.ts'
import { defaultLocale, localeOf, locales, withLocale, type Locale } from '#app/language/locale.ts'

type ContactPage = (locale: Locale, returned: Returned) => Promise<string>

export type Answers = ReturnType<typeof answersFor>

const reasons = {
  400: 'unreadable',
  403: 'forbidden',
  413: 'too large',
  415: 'unknown type',
} as const

const unavailable = { status: 'unavailable' } as const

/** A script is answered with data; a form with a page, in which everything typed is still there. */
export function answersFor(
  context: Context,
  contactPage: ContactPage,
  typed: Record<string, unknown>,
) {
  const locale = languageOf(context, typed)
  const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(
    context.req.header('content-type') ?? '',
  )
  const kept = fields.flatMap((name) => {
    const value = typed[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  const answer = async (
    status: 400 | 403 | 413 | 415 | 422 | 429 | 503,
    said: string,
    returned: Partial<Returned>,
    wait?: number,
  ) => {
    const headers: Record<string, string> = wait ? { 'retry-after': String(wait) } : {}
    if (!isForm) {
      const errors = status === 422 && { errors: returned.problems }
      return context.json({ status: said, ...errors }, status, headers)
    }
    const shown = { typed: Object.fromEntries(kept), problems: {}, ...returned }
    return context.html(await contactPage(locale, shown), status, headers)
  }
  return {
    accepted: () =>
      isForm
        ? context.redirect(`${withLocale('/contact-us', locale)}#sent`, 303)
        : context.json({ status: 'accepted' }),
    refused: (status: keyof typeof reasons) =>
      answer(
        status,
        reasons[status],
        status === 413 ? { problems: { message: 'long' } } : unavailable,
      ),
    invalid: (problems: Problems) =>
      answer(422, 'invalid', {
        problems,
        // a program filled in what people do not see: there is another way
        ...(fields.every((name) => !(name in problems)) && unavailable),
      }),
    tooMany: (wait: number) => answer(429, 'too many', { status: 'tooMany' }, wait),
    tooSoon: () => answer(429, 'too soon', unavailable, 2),
    crowded: (wait: number) => answer(429, 'crowded', { status: 'crowded' }, wait),
    unavailable: () => answer(503, 'unavailable', unavailable, 60),
  }
}

/** The language that the form says it is in, or that of the page it stood on. */
function languageOf(context: Context, { language }: Record<string, unknown>): Locale {
  const said = locales.find((each) => each === language)
  if (said) return said
  const page = context.req.header('referer') ?? ''
  return URL.canParse(page) ? localeOf(new URL(page).pathname) : defaultLocale
}
