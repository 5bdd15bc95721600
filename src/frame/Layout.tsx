import type { ReactNode } from 'react'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import type { Locale } from '#app/language/locale.ts'
import { Footer } from './Footer.tsx'
import type { Frame } from './frame.ts'
import { Header } from './Header.tsx'
import { LanguageOffer } from './LanguageOffer.tsx'
import s from './Layout.module.css'
import { SavedOn } from './SavedOn.tsx'

type Props = { frame: Frame; paths: Record<Locale, string>; children: ReactNode }

export function Layout({ frame, paths, children }: Props) {
  const { t, locale } = useLanguage()
  return (
    <>
      <a className={s.skip} href="#main" data-screen>
        {t('skipToContent')}
      </a>
      <Header frame={frame} paths={paths} path={paths[locale]} />
      {frame.offers && <LanguageOffer offers={frame.offers} paths={paths} />}
      <main id="main" tabIndex={-1} className={s.main}>
        {children}
      </main>
      <Footer frame={frame} path={paths[locale]} />
      <SavedOn />
    </>
  )
}
