/**
 * More promises to those who write content and pages: what is no such thing does not compile. Each
 * @ts-expect-error fails the type check on the day the compiler stops keeping the promise below it.
 */
import { pathTo } from '#app/addresses.ts'
import type { Church } from '#app/church/church.ts'
import type { Service } from '#app/church/times/services.ts'
import type { Picture } from '#app/content/fields.ts'
import type { Event } from '#app/event/event.ts'
import { useLanguage } from '#app/language/LanguageProvider.tsx'
import type { Button } from '#app/ui/Button.tsx'
import type { Hero } from '#app/ui/Hero.tsx'
import type { TextLink } from '#app/ui/TextLink.tsx'

// @ts-expect-error a day that is no day
export const day: Service = { day: 'someday', at: '10:00', kind: 'worship' }

// @ts-expect-error a service that is none of ours
export const kind: Service = { day: 'sunday', at: '10:00', kind: 'bingo' }

// @ts-expect-error a picture that says nothing to those who cannot see it
export const silent: Picture = { src: '/pictures/pittsburg-1.avif', shape: 'gallery' }

// @ts-expect-error a picture that is shown as nothing is shown
export const odd: Picture['shape'] = 'oval'

// @ts-expect-error a phone number that cannot be dialled from abroad
export const phone: Church['phone'] = '925 555 0100'

// @ts-expect-error a category that does not exist
export const category: Event['category'] = 'concert'

// @ts-expect-error a link to a page that does not exist
export const nowhere = pathTo('abuotUs', 'en')

// @ts-expect-error a church without saying which
export const someChurch = pathTo('church', 'en')

// @ts-expect-error a word that content/words.json does not have
export const word = () => useLanguage().t('opnMenu')

// @ts-expect-error a button that opens a new tab and does not say so
export const tab: Parameters<typeof Button>[0] = { to: '/', newTab: true, children: '' }

// @ts-expect-error the same for a link
export const link: Parameters<typeof TextLink>[0] = { to: '/', newTab: true, children: '' }

declare const head: Parameters<typeof Hero>[0]
// @ts-expect-error an arrow that is not called anything
export const arrow: Parameters<typeof Hero>[0] = {
  ...head,
  showScrollArrow: true,
  scrollLabel: undefined,
}
