import { useId, useRef } from 'react'
import { MenuItems } from '#app/page/MenuItem.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import s from './DropDown.module.css'
import type { MenuGroup } from './frame.ts'
import popover from './popover.module.css'

const knowsPopovers = () => 'popover' in HTMLElement.prototype

/** How long a pointer may leave the menu on its way to it. */
const grace = 120

/**
 * A menu under its button. The browser opens it on click, Enter and Space, closes it on Escape and on
 * a click outside, keeps one open at a time and gives the focus back, all without scripts. React adds
 * the hover.
 */
export function DropDown({ group, path }: { group: MenuGroup; path: string }) {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hovered = useRef(false)

  const enter = (event: React.PointerEvent) => {
    if (event.pointerType !== 'mouse' || !knowsPopovers()) return
    clearTimeout(leaving.current)
    if (menu.current?.matches(':popover-open')) return
    hovered.current = true
    menu.current?.showPopover({ source: button.current! })
  }
  const leave = (event: React.PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    leaving.current = setTimeout(() => menu.current?.hidePopover?.(), grace)
  }
  // the click that follows a hover means "open", not "close again"
  const click = (event: React.MouseEvent) => {
    if (hovered.current) event.preventDefault()
    hovered.current = false
  }
  const closed = ({ newState }: React.ToggleEvent) => {
    if (newState === 'closed') hovered.current = false
  }

  const current = group.links.some(({ to }) => to === path)
  return (
    <div className={s.dropDown} onPointerEnter={enter} onPointerLeave={leave}>
      <button
        ref={button}
        type="button"
        className={s.button}
        popoverTarget={id}
        onClick={click}
        data-current={current || undefined}
      >
        {group.label}
        <Icon name="down" />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className={`${popover.menu} ${s.menu}`}
        onToggle={closed}
      >
        <MenuItems
          links={group.links}
          path={path}
          className={`apart ${popover.item} ${s.item}`}
          onChosen={() => menu.current?.hidePopover?.()}
        />
      </div>
    </div>
  )
}
