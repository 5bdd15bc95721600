import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent as ReactMouseEvent,
  type ReactNode,
} from 'react'
import { changeAddress, useAddress } from '#app/browser/address.ts'
import { useBrowserValue } from '#app/browser/useBrowserValue.ts'
import { fetchPictures, whenNear } from './fetch-pictures.ts'
import { Icon, type IconName } from './Icon.tsx'
import s from './Tabs.module.css'

export type Tab = { id: string; label: string; icon?: IconName; content: ReactNode }

/** How long after a tab was opened from elsewhere the page glides to it, in milliseconds. */
const scrollDelay = 100

/**
 * Several panels of which one shows. The open one is in the address. Before React comes the tabs are
 * links and the style sheet shows the panel of the address; without scripts the panels stand one after
 * the other. Roles and keys are those of https://www.w3.org/WAI/ARIA/apg/patterns/tabs/.
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const hydrated = useBrowserValue(hasCome, false)
  const list = useRef<HTMLUListElement>(null)
  const hash = useAddress((address) => address.hash.slice(1), '')
  /** The panel that a link elsewhere on the page asked for: a new object for each time. */
  const [asked, setAsked] = useState<{ id: string }>()
  const found = tabs.findIndex(({ id }) => id === hash)
  const chosen = Math.max(found, 0)

  useEffect(() => {
    // a link elsewhere on the page opens a tab
    const ask = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a[href^="#"]')
      const id = link?.getAttribute('href')?.slice(1)
      if (!id || event.defaultPrevented || opensElsewhere(event)) return
      if (tabs.every((tab) => tab.id !== id)) return
      event.preventDefault()
      choose(id, 'push')
      setAsked({ id })
    }
    document.addEventListener('click', ask)
    return () => document.removeEventListener('click', ask)
  }, [tabs])

  useEffect(() => {
    // by now the panel shows
    const panel = asked && document.getElementById(asked.id)
    panel?.focus({ preventScroll: true })
    const timer = setTimeout(() => panel?.scrollIntoView(), scrollDelay)
    return () => clearTimeout(timer)
  }, [asked])

  useEffect(() => {
    // on small screens the bar scrolls sideways: the open tab is in sight
    const bar = list.current!
    const tab = bar.children[chosen] as HTMLElement
    // asked while the page is put in place, it would have all of it laid out first
    const frame = requestAnimationFrame(() => {
      bar.scrollLeft = tab.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2
    })
    return () => cancelAnimationFrame(frame)
  }, [chosen])

  const panels = useRef<HTMLDivElement>(null)
  useEffect(
    // faces are there before somebody opens their tab; of what is shown, the browser knows by itself
    () =>
      whenNear(list.current!, () => {
        for (const panel of panels.current!.children) {
          if (panel.id !== tabs[0]?.id) fetchPictures(panel)
        }
      }),
    [tabs],
  )

  const byKey = useRef(false)
  useEffect(() => {
    if (!byKey.current) return
    byKey.current = false
    // once it is selected: selected after, it would be told twice
    list.current!.querySelectorAll('a')[chosen]!.focus({ preventScroll: true })
  }, [chosen])

  const onClick = (event: ReactMouseEvent, id: string) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    choose(id, 'push')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const last = tabs.length - 1
    const next = {
      'ArrowRight': chosen === last ? 0 : chosen + 1,
      'ArrowLeft': chosen === 0 ? last : chosen - 1,
      'Home': 0,
      'End': last,
      // Space activates a tab; our tabs are links, which browsers activate with Enter alone
      ' ': chosen,
    }[event.key]
    if (next === undefined || event.altKey || opensElsewhere(event)) return
    event.preventDefault()
    // arrow keys replace the history entry, so that Back leaves the page
    byKey.current = next !== chosen
    choose(tabs[next]!.id, 'replace')
  }

  return (
    <div className={s.tabs} data-hydrated={hydrated || undefined}>
      <nav className={s.bar} data-screen aria-label={label} {...(hydrated && { role: 'tablist' })}>
        <ul ref={list} className={`wrap ${s.list}`} {...(hydrated && { role: 'presentation' })}>
          {tabs.map(({ id, label: name, icon }, index) => (
            <li key={id} {...(hydrated && { role: 'presentation' })}>
              <a
                className={s.tab}
                href={`#${id}`}
                {...(hydrated && {
                  'role': 'tab',
                  'id': `${id}-tab`,
                  'aria-selected': index === chosen,
                  'aria-controls': id,
                  'tabIndex': index === chosen ? 0 : -1,
                  onKeyDown,
                })}
                onClick={(event) => onClick(event, id)}
              >
                {icon && <Icon name={icon} />}
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={s.panels} ref={panels}>
        {tabs.map(({ id, label: name, content }, index) => (
          <section
            key={id}
            id={id}
            className={s.panel}
            // one that holds nothing to focus would be passed over by the Tab key
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={hydrated ? 0 : -1}
            {...(hydrated
              ? { 'role': 'tabpanel', 'aria-labelledby': `${id}-tab`, 'hidden': index !== chosen }
              : { 'aria-label': name })}
          >
            {content}
          </section>
        ))}
      </div>
    </div>
  )
}

/** Has React come? The prerendered page says no, so that it stays as it was until then. */
const hasCome = () => true

function choose(id: string, how: 'push' | 'replace'): void {
  changeAddress(how, (address) => {
    address.hash = id
  })
}

/** With these keys a link opens another tab or window of the browser. */
function opensElsewhere(event: { metaKey: boolean; ctrlKey: boolean; shiftKey: boolean }): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey
}
