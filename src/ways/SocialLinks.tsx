import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { Button } from '#app/ui/Button.tsx'
import { networkNames, type Network } from './networks.ts'
import s from './SocialLinks.module.css'

export type SocialLink = { network: Network; to: string }

/** Where else to find us, by name. */
export function SocialLinks({ links }: { links: readonly SocialLink[] }) {
  const { t } = useLanguage()
  if (links.length === 0) return
  return (
    <ul className={s.links}>
      {links.map(({ network, to }) => (
        <li key={network}>
          <Button to={to} kind="line" size="small" icon={network} newTab={t('newTab')}>
            {networkNames[network]}
          </Button>
        </li>
      ))}
    </ul>
  )
}
