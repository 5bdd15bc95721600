import { useEffect, useRef } from 'react'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import { locales, type Locale } from '#app/language/locale.ts'
import { MenuItem, MenuItems } from '#app/page/MenuItem.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import type { Frame } from './frame.ts'
import { HomeLink } from './HomeLink.tsx'
import { LanguageLink } from './LanguageLink.tsx'
import s from './SideMenu.module.css'

const id = 'side-menu'

const knowsCommands = () => 'command' in HTMLButtonElement.prototype

type OpenProps = { label: string; className?: string | undefined }

/**
 * The hamburger. The browser opens the dialog by itself
 * (https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API); where it cannot yet, React does.
 */
export function OpenSideMenu({ label, className }: OpenProps) {
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-haspopup="dialog"
      commandfor={id}
      command="show-modal"
      onClick={() => {
        const dialog = document.getElementById(id) as HTMLDialogElement
        if (!knowsCommands()) dialog.showModal()
      }}
    >
      <Icon name="menu" />
    </button>
  )
}

type Props = { frame: Frame; paths: Record<Locale, string>; path: string }

/** The whole menu on small screens: a dialog that slides in from the side. */
export function SideMenu({ frame, paths, path }: Props) {
  const { t } = useLanguage()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()

  useEffect(() => {
    // from this width on the header shows everything
    const { current } = dialog
    const wide = matchMedia('(width >= 74.0625em)')
    const closeWhenWide = () => wide.matches && current?.close()
    // a click on the backdrop is one on the dialog itself; Safari does not know `closedby` yet:
    // https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/dialog#closedby
    const closeOnBackdrop = ({ target }: Event) => target === current && current?.close()
    wide.addEventListener('change', closeWhenWide)
    current?.addEventListener('click', closeOnBackdrop)
    return () => {
      wide.removeEventListener('change', closeWhenWide)
      current?.removeEventListener('click', closeOnBackdrop)
    }
  }, [])

  return (
    <dialog ref={dialog} id={id} className={s.side} aria-label={t('mainMenu')} closedby="any">
      <div className={s.panel}>
        <div className={`apart ${s.head}`}>
          <HomeLink name={frame.name} to={frame.home} />
          <button
            type="button"
            className={`sign ${s.close}`}
            aria-label={t('closeMenu')}
            commandfor={id}
            command="close"
            onClick={() => knowsCommands() || close()}
          >
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label={t('mainMenu')}>
          <ul>
            {frame.menu.map((entry, index) => (
              <li key={entry.label} className={s.entry}>
                {'links' in entry ? (
                  // the first group is for those who are new: they should not have to look for it
                  <details name="side-menu" open={index === 0}>
                    <summary className={`apart ${s.group}`}>
                      {entry.label}
                      <Icon name="down" />
                    </summary>
                    <MenuItems
                      links={entry.links.map((link) => ({ ...link, note: '' }))}
                      path={path}
                      list={s.links}
                      className={s.item}
                      onChosen={close}
                    />
                  </details>
                ) : (
                  <MenuItem
                    link={entry}
                    path={path}
                    className={`apart ${s.group}`}
                    onChosen={close}
                  />
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className={s.foot}>
          <Button to={frame.giving} kind="gold" icon="heart" newTab={t('newTab')}>
            {t('give')}
          </Button>
          <div className={s.languages}>
            {locales.map((locale) => (
              <LanguageLink
                key={locale}
                locale={locale}
                to={paths[locale]}
                className={s.languageLink}
                onChosen={close}
              />
            ))}
          </div>
        </div>
      </div>
    </dialog>
  )
}
