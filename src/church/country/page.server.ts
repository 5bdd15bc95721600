import { pathTo } from '#app/addresses.ts'
import type { Church } from '#app/church/church.ts'
import { finderOf } from '#app/church/finder/finder.server.ts'
import { areMany, byCountry } from '#app/church/many.server.ts'
import { weeklyWorship } from '#app/church/times/services-in-words.server.ts'
import { finder, ui } from '#app/fellowship/common-words.server.ts'
import { countryName } from '#app/language/language-names.ts'
import type { Locale } from '#app/language/locale.ts'
import { inEach } from '#app/language/text.ts'
import { definePage } from '#app/page/define-page.server.ts'
import { headOf } from '#app/page/head.server.ts'
import { pictureOf } from '#app/pictures/picture.server.ts'
import { count } from '#app/time/in-words.ts'

const params = () => (areMany ? [...byCountry.keys()].map((country) => ({ country })) : [])

export const page = definePage(
  'country',
  ({ locale, params: { country }, now }) => {
    const own = [...byCountry].find(([each]) => each === country)?.[1]
    if (!own) throw new Error(`content/churches/ has no church in "${country}"`)
    const { picture } = own[0]!.hero
    const title = inEach((each) =>
      finder.title[each].replace('{country}', countryName(country, each)),
    )
    const description = inEach((each) => `${title[each]}. ${finder.lead[each]}`)
    const regions = Map.groupBy(own, ({ region }) => region[locale])
    return {
      head: headOf({ title, description }, picture, locale, {
        card: { title: countryName(country, locale) },
      }),
      hero: {
        name: ui.churches[locale],
        title: title[locale],
        subtitle: finder.lead[locale],
        picture: pictureOf(picture),
      },
      finder: finderOf(locale)!,
      regions: [...regions]
        .map(([name, churches]) => ({
          name,
          count: count(churches.length, locale),
          churches: churches.map((church) => listed(church, locale, now)).toSorted(byName(locale)),
        }))
        .toSorted(byName(locale)),
    }
  },
  params,
)

function listed(church: Church, locale: Locale, now: number) {
  return {
    name: church.name[locale],
    to: pathTo('church', locale, { slug: church.slug }),
    weekly: weeklyWorship(church, locale, now),
  }
}

function byName(locale: Locale) {
  const { compare } = new Intl.Collator(locale)
  return (one: { name: string }, other: { name: string }) => compare(one.name, other.name)
}
