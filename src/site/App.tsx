import { useEffect, useLayoutEffect } from 'react'
import '#app/ui/tokens.css'
import '#app/ui/fonts.css'
import '#app/ui/base.css'
import { LanguageProvider } from '#app/i18n/LanguageProvider.tsx'
import { defaultLocale, type Locale } from '#app/i18n/locale.ts'
import { CrashBoundary } from './CrashBoundary.tsx'
import { Layout } from './Layout.tsx'
import type { Shown } from '#app/router/page-data.ts'

type Props = {
  shown: Shown
  onSwitch: (locale: Locale) => void
  /** Called when the page stands on the screen. */
  onShown?: () => void
}

/** The whole site: one page, and what stands around every page. */
export function App({ shown: { data, Page }, onSwitch, onShown }: Props) {
  useLayoutEffect(() => onShown?.(), [onShown])
  // tells tests and styles that buttons answer
  useEffect(() => void (document.documentElement.dataset.hydrated = ''), [])

  return (
    <LanguageProvider locale={data.locale} words={data.frame.words} onSwitch={onSwitch}>
      <Layout frame={data.frame} paths={data.paths}>
        {/* one key in every language: a page keeps its state when the language changes */}
        <CrashBoundary
          key={data.paths[defaultLocale]}
          home={data.frame.home}
          name={data.frame.name}
        >
          <Page {...data.props} />
        </CrashBoundary>
      </Layout>
    </LanguageProvider>
  )
}
