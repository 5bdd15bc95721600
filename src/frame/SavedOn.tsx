import { useBrowserValue } from '#app/browser/useBrowserValue.ts'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { momentOf } from '#app/time/moment.ts'
import { visitorZone } from '#app/time/useNext.ts'
import s from './SavedOn.module.css'

/** Without a network: when the page on the screen was saved. */
export function SavedOn() {
  const { t, locale } = useLanguage()
  // the service worker marks what it kept (src/service-worker.ts)
  const saved = useBrowserValue(savedAt, undefined)
  if (!saved) return null
  return (
    <output className={s.saved}>
      {t('savedOn').replace('{date}', momentOf(Date.parse(saved), visitorZone() ?? 'UTC', locale))}
    </output>
  )
}

const savedAt = () => document.documentElement.dataset.saved
