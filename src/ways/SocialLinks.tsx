import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { Button } from '#app/ui/Button.tsx'
import type { Network } from './contact.ts'
import s from './SocialLinks.module.css'

export const networkNames = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
} as const satisfies Record<Network, string>

export type SocialLink = { network: Network; to: string }

/** Where else to find us, by name. */
export function SocialLinks({ links }: { links: readonly SocialLink[] }) {
  const { t } = useLanguage()
  if (links.length === 0) return
  return (
    <ul className={s.links}>
      {links.map(({ network, to }) => (
        <li key={network}>
          <Button to={to} kind="line" size="small" icon={network} newTab newTabLabel={t('newTab')}>
            {networkNames[network]}
          </Button>
        </li>
      ))}
    </ul>
  )
}
