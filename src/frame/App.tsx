import '#app/ui/tokens.css'
import '#app/ui/fonts.css'
import '#app/ui/base.css'
import { useEffect } from 'react'
import { lively } from '#app/browser/lively.ts'
import { LanguageProvider } from '#app/language/LanguageProvider.tsx'
import { CrashBoundary } from './CrashBoundary.tsx'
import type { Shown } from './frame.ts'
import { Layout } from './Layout.tsx'

type Props = {
  shown: Shown
  /** Called once React answers on the first page. */
  onReady?: () => void
}

/** The whole site: one page, and what stands around every page. */
export function App({ shown: { locale, paths, frame, page }, onReady }: Props) {
  useEffect(() => {
    onReady?.()
    // tells tests and styles that buttons answer
    document.documentElement.dataset.hydrated = ''
    document.dispatchEvent(new Event(lively))
  }, [onReady])

  return (
    <LanguageProvider locale={locale} words={frame.words}>
      <Layout frame={frame} paths={paths}>
        <CrashBoundary key={paths[locale]} home={frame.home} name={frame.name}>
          {page}
        </CrashBoundary>
      </Layout>
    </LanguageProvider>
  )
}
