import { daysInBackups, daysKept, daysKeptUndelivered } from '#app/contact/message.ts'
import { site } from '#app/fellowship/site.server.ts'
import { inARow } from '#app/language/language-names.ts'
import type { Locale } from '#app/language/locale.ts'
import { localize } from '#app/language/text.ts'
import { definePage } from '#app/page/define-page.server.ts'
import { headOf } from '#app/page/head.server.ts'
import { privacyWords } from '#app/privacy/words.server.ts'
import { playedFrom } from '#app/recordings/read.server.ts'
import { frameHosts } from '#app/ui/frame-hosts.ts'
import { addressLines } from '#app/ways/address.server.ts'
import { formFor } from '#app/ways/topics.server.ts'
import { numbersOf, partsOf } from './parts.ts'

const privacy = privacyWords.read()

/** Numbers and hosts are those that the service and the security policy keep to, so that the page is true. */
export const page = definePage('privacy', ({ locale }) => {
  const words = localize(privacy, locale)
  const facts: Record<string, string> = {
    days: String(daysKept),
    undelivered: String(daysKeptUndelivered),
    backups: String(daysInBackups),
    address: addressLines(site.office.address, site.office.country, locale).join(', '),
    email: site.office.email,
    hosts: hosts(locale),
    analytics: site.analytics ? new URL(site.analytics).hostname : '',
  }
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, fact: string) => facts[fact]!)
  return {
    head: headOf(privacy, privacy.hero.picture, locale),
    hero: { name: words.title, title: words.hero.title, subtitle: words.hero.subtitle },
    contact: formFor(locale),
    facts: numbersOf(words, site),
    parts: partsOf(words, site).map((part) => ({
      ...part,
      paragraphs: part.paragraphs.map(filled),
    })),
  }
})

/** Whom pages may ask for a map, a film or a recording. */
function hosts(locale: Locale): string {
  const { frames, sounds } = playedFrom()
  const names = new Map<string, string>(
    Object.entries(frameHosts).map(([name, origin]) => [origin, name]),
  )
  const named = [...frames, ...sounds].map((origin) => {
    const [name, { hostname }] = [names.get(origin), new URL(origin)]
    return name ? `${name} (${hostname})` : hostname
  })
  return inARow(named, locale)
}
