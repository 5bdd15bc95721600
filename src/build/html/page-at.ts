import { createElement, type ReactElement } from 'react'
import { ui } from '#app/fellowship/common-words.server.ts'
import { site } from '#app/fellowship/site.server.ts'
import { withLocale } from '#app/language/locale.ts'
import { inEach } from '#app/language/text.ts'
import { shareAddress, type ShareCard } from '#app/pictures/share-card.ts'
import type { PageData } from '#app/router/page-data.ts'
import type { Address } from './every-address.ts'

/** What a page has for itself before it is known which build it belongs to, what shows it, and its card with the address. */
type Unbuilt = {
  data: Omit<PageData, 'build' | 'module'>
  page: ReactElement
  card: [string, ShareCard]
}

/** The data of one page, and its component with it. `now` is when the site is built. */
export function pageAt(address: Address, now: number): Unbuilt {
  const { page, locale, params, seenAt, elsewhere } = address
  const { head, ...props } = page.load({ locale, params, now })
  const { card, title, ...more } = head
  const picture = shareAddress(card)
  const paths = inEach((other) => withLocale(seenAt, other))
  return {
    data: {
      component: page.component,
      locale,
      paths,
      head: {
        ...more,
        title: `${title} | ${site.name}`,
        picture: site.origin + picture,
        pictureAlt: ui.shareCard[locale].replace('{title}', () => inOneLine(card.title)),
        urls: inEach((other) => new URL(paths[other], site.origin).href),
      },
      props,
      ...(elsewhere && { elsewhere }),
    },
    page: createElement(page.Component, props),
    card: [picture, card],
  }
}

/** The lines of a card one after the other, as they are heard. */
function inOneLine(title: string): string {
  return title.replace(/(?<!\p{Punctuation})\n/gu, ', ').replaceAll('\n', ' ')
}
