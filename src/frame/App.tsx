import '#app/ui/tokens.css'
import '#app/ui/fonts.css'
import '#app/ui/base.css'
import { Activity, Fragment, useEffect, useState } from 'react'
import { lively } from '#app/browser/lively.ts'
import { LanguageProvider } from '#app/language/LanguageProvider.tsx'
import { CrashBoundary } from './CrashBoundary.tsx'
import type { Shown } from './frame.ts'
import { Layout } from './Layout.tsx'
import { Ridge } from './Ridge.tsx'

type Props = {
  shown: Shown
  /** The page that the visitor points at: made out of sight, so that it only has to be shown. */
  ahead?: Shown | undefined
  /** Called once React answers on the first page. */
  onReady?: () => void
}

/** The whole site: one page, and what stands around every page. */
export function App({ shown, ahead, onReady }: Props) {
  const { locale, paths, frame } = shown
  const [first] = useState(shown)
  const isAnother = ahead && ahead.paths[locale] !== paths[locale]
  const pages = isAnother ? [shown, ahead] : [shown]
  useEffect(() => {
    onReady?.()
    // tells tests and styles that buttons answer
    document.documentElement.dataset.hydrated = ''
    document.dispatchEvent(new Event(lively))
  }, [onReady])

  return (
    <LanguageProvider locale={locale} words={frame.words}>
      <Layout frame={frame} paths={paths}>
        {pages.map((each) => {
          const key = each.paths[locale]
          const page = (
            <Fragment key={key}>
              <CrashBoundary home={frame.home} name={frame.name}>
                {each.page}
              </CrashBoundary>
              <Ridge />
            </Fragment>
          )
          // the first one comes to life at once with what stands around it, and not after it
          if (each === first) return page
          return (
            <Activity key={key} mode={each === shown ? 'visible' : 'hidden'}>
              {page}
            </Activity>
          )
        })}
      </Layout>
    </LanguageProvider>
  )
}
