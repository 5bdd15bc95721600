import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { Logo } from '#app/ui/Logo.tsx'
import s from './HomeLink.module.css'

export function HomeLink({ name, to }: { name: string; to: string }) {
  const { t } = useLanguage()
  return (
    <a className={s.home} href={to} aria-label={`${name}, ${t('home')}`}>
      <Logo />
      <b className={s.name}>{name}</b>
    </a>
  )
}
