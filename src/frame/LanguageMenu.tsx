import { useId, useRef } from 'react'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { localeNames, locales, type Locale } from '#app/language/locale.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { LanguageLink } from './LanguageLink.tsx'
import s from './LanguageMenu.module.css'
import popover from './popover.module.css'

export function LanguageMenu({ paths }: { paths: Record<Locale, string> }) {
  const { t, locale } = useLanguage()
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)

  return (
    <div>
      <button type="button" className={s.button} popoverTarget={id}>
        <Icon name="globe" />
        <span className="visually-hidden">{t('language')}: </span>
        {locale.toUpperCase()}
        <span className="visually-hidden"> ({localeNames[locale]})</span>
      </button>
      <div ref={menu} id={id} popover="auto" className={`${popover.menu} ${s.menu}`}>
        <ul>
          {locales.map((other) => (
            <li key={other}>
              <LanguageLink
                locale={other}
                to={paths[other]}
                className={`apart ${popover.item}`}
                onChosen={() => menu.current?.hidePopover?.()}
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
