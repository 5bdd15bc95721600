import { store } from '#app/browser/storage.ts'
import { offerDismissedKey, type defaultLocale, type Locale } from '#app/language/locale.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { LanguageLink } from './LanguageLink.tsx'
import s from './LanguageOffer.module.css'

export type Offer = {
  locale: Exclude<Locale, typeof defaultLocale>
  text: string
  label: string
  close: string
}

type Props = { offers: readonly Offer[]; paths: Record<Locale, string> }

/**
 * One quiet line, in their own language, for visitors whose browser prefers another language of ours
 * and who never chose. Dismissed once, it stays away. Nobody is ever moved by their browser alone.
 *
 * It is part of every page in the default language and shown by the style sheet: the head script
 * knows before anything is painted whether it is meant for this visitor, so that nothing moves later.
 */
export function LanguageOffer({ offers, paths }: Props) {
  const dismiss = () => {
    delete document.documentElement.dataset.offer
    store(offerDismissedKey, 'no')
  }
  return offers.map(({ locale, text, label, close }) => (
    <aside key={locale} className={`${s.offer} ${s[locale]}`} lang={locale} aria-label={label}>
      <LanguageLink locale={locale} to={paths[locale]} className={s.link}>
        {text}
      </LanguageLink>
      <button type="button" className={`sign ${s.close}`} aria-label={close} onClick={dismiss}>
        <Icon name="close" />
      </button>
    </aside>
  ))
}
