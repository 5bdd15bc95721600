import type { Phone } from '#app/content/values.ts'
import { ask as words, ui } from '#app/fellowship/common-words.server.ts'
import { languageNames } from '#app/language/language-names.ts'
import type { Locale } from '#app/language/locale.ts'
import type { ShownAsk } from './Ask.tsx'
import { digitsOf, shownPhone } from './contact.server.ts'
import { formFor, type About } from './topics.server.ts'

type Askable = {
  slug?: string
  phone: Phone
  email?: string | undefined
  /** Whether the phone takes text messages. */
  texts?: boolean | undefined
  whatsapp?: Phone | undefined
  spoken?: readonly string[] | undefined
}

/** The ways to ask: first what a phone does at once, then the form, which loses nothing, then email. */
export function askOf(asked: Askable, locale: Locale, about: Omit<About, 'church'> = {}): ShownAsk {
  const { slug, phone, email, texts, whatsapp } = asked
  const call = shownPhone(phone)
  const form = formFor(locale, { ...(slug && { church: slug }), ...about })
  // https://faq.whatsapp.com/5913398998672934
  const chat = whatsapp && `https://wa.me/${digitsOf(whatsapp).slice(1)}`
  return {
    ways: [
      ...(chat ? [{ icon: 'chat' as const, label: words.whatsapp[locale], to: chat }] : []),
      ...(texts
        ? [{ icon: 'chat' as const, label: words.text[locale], to: `sms:${digitsOf(phone)}` }]
        : []),
      { icon: 'phone', label: `${ui.call[locale]} ${call.text}`, to: call.to },
      { icon: 'mail', label: words.write[locale], to: form },
      ...(email ? [{ icon: 'mail' as const, label: email, to: `mailto:${email}` }] : []),
    ],
    form,
    ...spokenOf(asked, locale),
  }
}

/** In which languages somebody answers, as a sentence, where that is known. */
export function spokenOf({ spoken }: Pick<Askable, 'spoken'>, locale: Locale): { spoken?: string } {
  if (!spoken) return {}
  const languages = languageNames(spoken, locale)
  return { spoken: words.spoken[locale].replace('{languages}', () => languages) }
}
