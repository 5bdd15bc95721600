import { useAddress } from '#app/browser/address.ts'
import { useBrowserValue } from '#app/browser/useBrowserValue.ts'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { oneStop } from '#app/language/one-stop.ts'
import { momentOf } from '#app/time/moment.ts'
import { visitorZone } from '#app/time/useNext.ts'
import { useByTheClock } from '#app/time/useNow.ts'
import s from './SavedOn.module.css'

/** Without a network: when the page on the screen was saved, and that it is another one than was asked for. */
export function SavedOn() {
  const { t, locale } = useLanguage()
  // the service worker marks what it kept (src/service-worker.ts)
  const saved = useBrowserValue(savedAt, undefined)
  const date = useByTheClock(
    saved,
    () => saved && momentOf(Date.parse(saved), visitorZone() ?? 'UTC', locale),
  )
  const isInstead = useAddress(({ search }) => search, '') === '?not-saved'
  if (!date) return null
  const told = t(isInstead ? 'savedInstead' : 'savedOn')
  return <output className={s.saved}>{oneStop(told.replace('{date}', date))}</output>
}

const savedAt = () => document.documentElement.dataset.saved
