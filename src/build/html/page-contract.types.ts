/**
 * Promises to those who make pages: what a page reads arrives in the browser. Each @ts-expect-error fails
 * the type check on the day the compiler stops keeping the promise below it.
 */
import { definePage } from '#app/page/define-page.server.ts'
import type { PageHead } from '#app/page/head.server.ts'

declare const head: PageHead

export const right = definePage('home', () => ({ head, title: 'Home' }))

// @ts-expect-error a page that has no address
export const nowhere = definePage('nowhere', () => ({ head }))

// @ts-expect-error a page of each church without saying which churches there are
export const which = definePage('church', () => ({ head }))

declare const other: () => { id: string }[]
// @ts-expect-error parameters that the address does not have
export const elsewhere = definePage('church', () => ({ head }), other)

// @ts-expect-error a date: it would arrive in the browser as a text
export const lost = definePage('home', () => ({ head, since: new Date() }))

// @ts-expect-error a page without a head
export const headless = definePage('home', () => ({ words: {} }))
