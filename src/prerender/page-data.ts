import type { ReactElement } from 'react'
import { withLocale } from '#app/i18n/locale.ts'
import { inEach } from '#app/i18n/text.ts'
import { shareAddress, type ShareCard } from '#app/media/share.ts'
import type { PageData } from '#app/router/page-data.ts'
import type { PageName } from '#app/router/routes.ts'
import { site } from '#app/content/site.ts'
import type { Address } from './addresses.ts'

/** What a page has for itself before it is known which build it belongs to, and what shows it. */
type Unbuilt = { data: Omit<PageData, 'build' | 'module'>; page: ReactElement; card: ShareCard }

/** The data of one page, and its component with it. `now` is when the site is built. */
export function pageAt(address: Address, now: number): Unbuilt {
  const { name, locale, make, seenAt, elsewhere } = address
  const { head, props, element } = make(locale, now)
  const { card, title, ...more } = head
  const paths = inEach((other) => withLocale(seenAt, other))
  return {
    data: {
      component: componentOf(name),
      locale,
      paths,
      head: {
        ...more,
        title: `${title} | ${site.name}`,
        picture: site.origin + shareAddress(card),
        urls: inEach((other) => new URL(paths[other], site.origin).href),
      },
      props: props as PageData['props'],
      ...(elsewhere && { elsewhere }),
    },
    page: element,
    card,
  }
}

/** The file of a page's component: `aboutUs` → `src/pages/about-us/AboutUsPage.tsx`. */
export function fileOf(name: PageName): string {
  const folder = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return `src/pages/${folder}/${componentOf(name)}.tsx`
}

function componentOf(name: PageName): PageData['component'] {
  return `${name[0]!.toUpperCase()}${name.slice(1)}Page` as PageData['component']
}
