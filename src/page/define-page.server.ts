import type { PageName, Params, RouteName } from '#app/addresses.ts'
import type { Locale } from '#app/language/locale.ts'
import type { PageHead } from './head.server.ts'

/** What can travel to a browser as JSON and arrive as it was. */
type Json = string | number | boolean | null | undefined | readonly Json[] | JsonObject
type JsonObject = { readonly [key: string]: Json }

type Answer = { readonly [prop: string]: Json | PageHead; readonly head: PageHead }

/** The page not found has no address of its own: it may know what was sought. */
type ParamsOf<Name extends PageName> = Name extends RouteName
  ? Params<Name>
  : { readonly sought?: string }

/** What a page is asked for: in which language, with which parameters, and when it is built. */
export type PageRequest<Name extends PageName = PageName> = {
  locale: Locale
  params: ParamsOf<Name>
  now: number
}

/** A page at all its addresses: `build/html/pages.ts` finds it, and the component beside it. */
export type Page<Name extends PageName = PageName, A extends Answer = Answer> = {
  name: Name
  load: (request: PageRequest<Name>) => A
  /** The parameters of each of its addresses, without its language. */
  params: () => readonly ParamsOf<Name>[]
}

/** What the component of a page takes: `PropsOf<typeof page>`. */
export type PropsOf<P extends { load: (request: never) => Answer }> = Omit<
  ReturnType<P['load']>,
  'head'
>

/**
 * Says what a page reads. Its answer travels to browsers as JSON, all but the head, or this does not compile. A
 * page whose address has parameters also says which there are; the others have one address.
 */
export function definePage<Name extends PageName, const A extends Answer>(
  name: Name,
  load: (request: PageRequest<Name>) => A,
  ...[params]: Record<never, never> extends ParamsOf<Name>
    ? [params?: () => readonly ParamsOf<Name>[]]
    : [params: () => readonly ParamsOf<Name>[]]
): Page<Name, A> {
  return { name, load, params: params ?? (() => [{} as ParamsOf<Name>]) }
}
