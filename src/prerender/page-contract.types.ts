/**
 * Promises to those who make pages: a page and what it reads fit together. Each @ts-expect-error fails
 * the type check on the day the compiler stops keeping the promise below it.
 */
import type { ComponentType } from 'react'
import * as church from '#app/pages/church/data.ts'
import { ChurchPage } from '#app/pages/church/ChurchPage.tsx'
import { definePage } from '#app/pages/define-page.ts'
import * as home from '#app/pages/home/data.ts'
import type { PageHead, PropsOf } from '#app/presenters/page.ts'
import { elementOf, type PageData, type PageModule } from '#app/router/page-data.ts'
import type { ReadyPage } from './render.tsx'

declare const head: PageHead
declare const Wants: {
  rain: ComponentType<PropsOf<typeof home.load> & { rain: true }>
  since: ComponentType<{ since: Date }>
}

// @ts-expect-error a component that wants something else than its page reads
export const wrong = definePage(home.load, ChurchPage)

// @ts-expect-error a component that wants one thing more
export const more = definePage(home.load, Wants.rain)

// @ts-expect-error a page of each church without saying which churches there are
export const which = definePage(church.load, ChurchPage)

// @ts-expect-error parameters that the address does not have
export const elsewhere = definePage(church.load, ChurchPage, () => [{ id: 'oakley' }])

// @ts-expect-error a date: it would arrive in the browser as a text
export const lost = definePage(() => ({ head, since: new Date() }), Wants.since)

// @ts-expect-error a page without a head
export const headless = definePage(() => ({ words: {} }), Wants.since)

declare const inBrowser: { data: PageData<'home'>; module: PageModule<'church'> }
// @ts-expect-error the data of one page with the component of another
export const mixed = elementOf(inBrowser.data, inBrowser.module)

declare const ready: ReadyPage<'home'>
// @ts-expect-error the contact service is left another page than the contact page
export const other: ReadyPage<'contactUs'> = ready
