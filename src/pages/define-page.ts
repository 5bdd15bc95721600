import { createElement, type ComponentType, type ReactElement } from 'react'
import type { Locale } from '#app/i18n/locale.ts'
import type { PageHead } from '#app/presenters/page.ts'

/** What can travel to a browser as JSON and arrive as it was. */
type Json = string | number | boolean | null | undefined | readonly Json[] | JsonObject
type JsonObject = { readonly [key: string]: Json }

type Answer = { readonly [prop: string]: Json | PageHead; readonly head: PageHead }
type Props<A extends Answer> = Omit<A, 'head'>
type Params = Readonly<Record<string, string | undefined>>

/** One page at one address: what it says of itself, what it shows, and the component that shows it. */
type MadePage<P> = { head: PageHead; props: P; element: ReactElement }

/** One address of a page, without its language, and how the page there is made. */
export type PageAt<P = object> = {
  params: Params
  make: (locale: Locale, now: number) => MadePage<P>
}

/**
 * Joins what a page reads with the component that shows it. The component takes what `load` answers,
 * all but the head, or this does not compile. A page whose address has parameters also says which
 * there are; the others have one address.
 */
export function definePage<Asked extends Params, A extends Answer>(
  load: (request: { locale: Locale; params: Asked; now: number }) => A,
  Page: ComponentType<NoInfer<Props<A>>>,
  ...[params]: Record<never, never> extends Asked
    ? [params?: () => Asked[]]
    : [params: () => Asked[]]
) {
  const every = (): PageAt<Props<A>>[] =>
    (params?.() ?? [{} as Asked]).map((asked) => ({
      params: asked,
      make(locale, now) {
        const { head, ...props } = load({ locale, params: asked, now })
        return { head, props, element: createElement(Page, props) }
      },
    }))
  // a page may have no address today: what shows it is known all the same
  return Object.assign(every, { Page })
}
