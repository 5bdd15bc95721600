import { useEffect } from 'react'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { Button } from '#app/ui/Button.tsx'
import s from './UnexpectedError.module.css'

export function UnexpectedError({ home, name }: { home: string; name: string }) {
  const { t } = useLanguage()
  const title = t('unexpectedError')
  useEffect(() => {
    document.title = `${title} | ${name}`
  }, [title, name])

  return (
    // the router sees that the page crashed: each link on it loads its page and the scripts anew
    <section className={s.error} data-crashed>
      <h1>{title}</h1>
      <p className={s.text}>{t('unexpectedErrorText')}</p>
      <Button to={home}>{t('backToHome')}</Button>
    </section>
  )
}
