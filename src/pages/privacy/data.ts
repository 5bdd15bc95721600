import { localize } from '#app/i18n/text.ts'
import { frameHosts } from '#app/model/embeds.ts'
import { daysInBackups, daysKept, daysKeptUndelivered } from '#app/model/message.ts'
import { privacy } from '#app/content/pages.ts'
import { site } from '#app/content/site.ts'
import { headOf, type PageRequest } from '#app/presenters/page.ts'
import { numbersOf, partsOf } from './parts.ts'

/** Numbers and hosts are those that the service and the security policy keep to, so that the page is true. */
export function load({ locale }: PageRequest<'privacy'>) {
  const words = localize(privacy, locale)
  const facts: Record<string, string> = {
    days: String(daysKept),
    undelivered: String(daysKeptUndelivered),
    backups: String(daysInBackups),
    email: site.office.email,
    hosts: Object.entries(frameHosts)
      .map(([name, address]) => `${name} (${new URL(address).hostname})`)
      .join(', '),
    analytics: site.analytics ? new URL(site.analytics).hostname : '',
  }
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, fact: string) => facts[fact]!)
  return {
    head: headOf(privacy, privacy.hero.picture, locale),
    hero: { name: words.title, title: words.hero.title, subtitle: words.hero.subtitle },
    facts: numbersOf(words, site),
    parts: partsOf(words, site).map((part) => ({
      ...part,
      paragraphs: part.paragraphs.map(filled),
    })),
  }
}
