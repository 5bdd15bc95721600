import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { Flag } from '#app/ui/Flag.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Label } from '#app/ui/Label.tsx'

export type MenuLink = {
  label: string
  to: string
  /** Set smaller beside the label: where a church is. */
  note?: string
  country?: string
  /** Another site: opens in a new tab. */
  external?: true
}

type Props = {
  link: MenuLink
  path: string
  className?: string | undefined
  onChosen?: () => void
}

type ListProps = Omit<Props, 'link'> & { links: readonly MenuLink[]; list?: string | undefined }

/** One below the other; `list` is the class of them all. */
export function MenuItems({ links, list, ...item }: ListProps) {
  return (
    <ul className={list}>
      {links.map((link) => (
        <li key={link.to}>
          <MenuItem link={link} {...item} />
        </li>
      ))}
    </ul>
  )
}

export function MenuItem({ link, path, className, onChosen }: Props) {
  const { t } = useLanguage()
  if (link.external) {
    return (
      <a className={className} href={link.to} target="_blank" rel="noopener" onClick={onChosen}>
        <Label newTab={t('newTab')}>{link.label}</Label>
        <Icon name="out" />
      </a>
    )
  }
  return (
    <a
      className={className}
      href={link.to}
      aria-current={link.to === path ? 'page' : undefined}
      onClick={onChosen}
    >
      <span>
        {/* one text: between two, React puts a comment into every page for each */}
        {`${link.label} `}
        {link.note && <small>{link.note}</small>}
      </span>
      {link.country && <Flag country={link.country} />}
    </a>
  )
}
