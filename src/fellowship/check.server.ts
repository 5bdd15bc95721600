import type { Content, Fact, Named } from '#app/content/check/fact.ts'
import type { FieldFlaws } from '#app/content/check/finding.ts'
import { factsOfNotices } from '#app/content/check/notices.ts'
import { ofHours, ofLongitude } from '#app/content/check/times.ts'
import { fellowship } from '#app/content/fellowship.ts'
import { both } from '#app/content/fields.ts'
import { locales } from '#app/language/locale.ts'
import type { Site } from './schema.server.ts'

/** What of the fellowship must not stand anywhere else. */
export function checkSite(files: readonly Named<Site>[], content: Content): Fact[] {
  return files.flatMap(({ file, said }) => [
    ...factsOfNotices(file, said.notices),
    ...[
      ofHours(['office', 'hours'], said.office.hours),
      ofLongitude(['office', 'map', 'longitude'], said.office.map.longitude, said.office.timeZone),
      ofDrafts(said),
    ]
      .flat()
      .map((each) => ({ file, ...each })),
    ...numberOfChurches(said, content),
    ...nameOfFellowship(said, content),
  ])
}

function ofDrafts({ repository }: Site): FieldFlaws {
  if (!repository?.drafts || repository.host !== 'gitea') return []
  return {
    way: ['repository', 'drafts'],
    problem: both('Gitea and Forgejo know no drafts', 'Gitea y Forgejo no tienen borradores'),
    remedy: both(
      'Take it out, or keep the site at GitHub or GitLab',
      'Quítelo, o guarde el sitio en GitHub o GitLab',
    ),
  }
}

/** Files of a folder tell of one church, one event, one person. */
const ofOneThing = /^(?!pages\/)\w+\//

/** How many churches there are is a fact of the fellowship: a text that repeats it grows old. */
function numberOfChurches(site: Site, { texts }: Content): Fact[] {
  if (site.churches < 1000) return []
  const digits = String(site.churches)
  const number = new RegExp(`\\b${digits.slice(0, -3)}[.,]?${digits.slice(-3)}\\b`)
  return texts
    .filter(({ text }) => Object.values(text).some((each) => number.test(each)))
    .map(({ file, way }) => ({
      file,
      way,
      problem: both(
        'the number of churches is written here a second time',
        'el número de iglesias está aquí por segunda vez',
      ),
      remedy: both(
        'Leave it to content/site.json, where every page finds it',
        'Déjelo en content/site.json, donde lo halla cada página',
      ),
      advice: true as const,
    }))
}

/**
 * The name of the fellowship is written once, so that it can be changed. A church, an event and a person
 * tell of it in their own words, and a picture shows what it shows.
 */
function nameOfFellowship(site: Site, { texts }: Content): Fact[] {
  // one word alone, as Hope, may be no name where it stands
  if (!site.name.trim().includes(' ')) return []
  return texts
    .filter(({ file, about }) => !ofOneThing.test(file) && !about.alt)
    .flatMap(({ file, way, text }) =>
      locales
        .filter((locale) => text[locale].includes(site.name))
        .map((locale) => ({
          file,
          way: [...way, locale],
          problem: both(
            `“${site.name}” is written here a second time`,
            `«${site.name}» está aquí por segunda vez`,
          ),
          remedy: both(
            `Write {${fellowship}} in its place: the name itself stands in content/site.json`,
            `Escriba {${fellowship}} en su lugar: el nombre está en content/site.json`,
          ),
          advice: true as const,
        })),
    )
}
