import { useEffect, type RefObject } from 'react'
import { useAddress } from '#app/browser/address.ts'
import { fullDay, type CalendarDate } from '#app/time/calendar.ts'
import { useLanguage } from '#app/language/LanguageProvider.tsx'

type Begun = { church?: string; subject?: string; message?: string }

type Words = { visitSubject: string; visitText: string; topics: Readonly<Record<string, string>> }
type Churches = readonly { slug: string; name: string }[]

/**
 * How a message begins for somebody who plans a visit, `?church=oakley&visit=2026-11-22`, or comes with a
 * topic: `?church=oakley&topic=prayer`. It stands in
 * the fields as their default: whatever is typed takes its place, and it is no draft that would be kept.
 */
export function useBegunMessage(
  form: RefObject<HTMLFormElement | null>,
  words: Words,
  churches: Churches,
): Begun {
  const { locale } = useLanguage()
  const search = new URLSearchParams(useAddress((address) => address.search, ''))
  const church = churches.find(({ slug }) => slug === search.get('church'))
  const slug = church?.slug

  useEffect(() => {
    // React sets the chosen option of a list once, when it makes the list:
    // https://react.dev/reference/react-dom/components/select#providing-an-initially-selected-option
    const options = form.current!.querySelectorAll<HTMLOptionElement>('[name=church] option')
    if (slug) for (const option of options) option.defaultSelected = option.value === slug
  }, [form, slug])

  const topic = search.get('topic') ?? ''
  const subject = Object.hasOwn(words.topics, topic) ? words.topics[topic] : undefined
  if (!church) return subject ? { subject } : {}
  const visit = search.get('visit') ?? ''
  if (!/^20\d\d-(0[1-9]|1[0-2])-([0-2]\d|3[01])$/.test(visit))
    return { church: church.slug, ...(subject && { subject }) }
  const filled = (sentence: string) =>
    sentence
      .replace('{date}', fullDay(visit as CalendarDate, locale))
      .replace('{church}', church.name)
  return {
    church: church.slug,
    subject: filled(words.visitSubject),
    message: filled(words.visitText),
  }
}
