import { memo } from 'react'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import type { Locale } from '#app/language/locale.ts'
import { MenuItem } from '#app/page/MenuItem.tsx'
import { Button } from '#app/ui/Button.tsx'
import { useScrolledPast } from '#app/ui/useScrolledPast.ts'
import { DropDown } from './DropDown.tsx'
import type { Frame } from './frame.ts'
import s from './Header.module.css'
import { HomeLink } from './HomeLink.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { OpenSideMenu, SideMenu } from './SideMenu.tsx'

type Props = { frame: Frame; paths: Record<Locale, string>; path: string }

/** Fixed at the top; dark and translucent when the page is scrolled. */
export const Header = memo(function Header({ frame, paths, path }: Props) {
  const { t } = useLanguage()
  const scrolled = useScrolledPast(10)

  return (
    <>
      <header className={s.header} data-scrolled={scrolled || undefined}>
        <div className={s.room}>
          <div className={s.bar}>
            <HomeLink name={frame.name} to={frame.home} />
            <nav className={s.nav} data-screen aria-label={t('mainMenu')}>
              <ul className={s.list}>
                {frame.menu.map((entry) => (
                  <li key={entry.label} className={s.entry}>
                    {'links' in entry ? (
                      <DropDown group={entry} path={path} />
                    ) : (
                      <MenuItem link={entry} path={path} className={s.top} />
                    )}
                  </li>
                ))}
              </ul>
            </nav>
            <div className={s.tools} data-screen>
              <LanguageMenu paths={paths} />
              <span className={s.give}>
                <Button to={frame.giving} kind="gold" size="small" newTab={t('newTab')}>
                  {t('give')}
                </Button>
              </span>
              <OpenSideMenu className={`sign ${s.burger}`} label={t('openMenu')} />
            </div>
          </div>
        </div>
      </header>
      <SideMenu frame={frame} paths={paths} path={path} />
    </>
  )
})
