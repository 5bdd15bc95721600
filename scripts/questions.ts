/**
 * `npm run questions`: what newcomers ask, of each church and in both languages, and whether the built site
 * answers it or leads to a person. Writes it into `docs/quality.md`; exits 1 where somebody is left alone.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { page as churchPage } from '#app/church/page/page.server.ts'
import { whenByRule } from '#app/church/times/about-time.ts'
import type { page as homePage } from '#app/home/page.server.ts'
import { locales, withLocale, type Locale } from '#app/language/locale.ts'
import type { PropsOf } from '#app/page/define-page.server.ts'
import type { page as newHerePage } from '#app/visit/new-here/page.server.ts'
import { build, isUpToDate } from './build.ts'

/** What a page tells, the way on where it tells nothing, or neither. */
type Answer = { told: string } | { asked: string } | undefined
type Plan = PropsOf<typeof newHerePage>['plans'][number]
type ChurchProps = PropsOf<typeof churchPage>

const asked = [
  'When?',
  'Where?',
  'What will it be like?',
  'What about my children?',
  'Does somebody speak my language?',
  'Whom do I ask?',
  'What is it like to listen there?',
]

/** The answers for each church, in the order of the questions. */
export function answersOf(site: string, locale: Locale): Map<string, Answer[]> {
  const read = <Props>(page: string) => {
    const file = path.join(site, withLocale(page, locale), 'data.json')
    return (JSON.parse(readFileSync(file, 'utf8')) as { props: Props }).props
  }
  const { plans, words } = read<PropsOf<typeof newHerePage>>('/welcome/new-here')
  const { watch } = read<PropsOf<typeof homePage>>('/').links
  return new Map(
    plans.map((plan) => {
      const church = read<ChurchProps>(`/churches/${plan.slug}`)
      const { weekly, note, usual, places, askForPlace } = plan.visit
      const found = usual.directions ?? places.find(({ directions }) => directions)
      const villages = church.services.congregations?.map(({ location }) => location)
      const told = (text: string | undefined): Answer => (text ? { told: text } : undefined)
      const form = (topic: string): Answer => {
        const to = plan.questions.find((each) => each.to.includes(`topic=${topic}`))?.to
        return to ? { asked: to } : undefined
      }
      return [
        plan.title,
        [
          told(
            [...weekly.map((each) => `${whenByRule(each)} (${each.what})`), note?.text]
              .flatMap((part) => (part ? sentence(part) : []))
              .join(' '),
          ),
          found ? told(villages?.join(' · ') ?? usual.text) : { asked: askForPlace },
          // what one does there, in the first sentence that says it
          told(words.welcome.paragraphs[1]?.match(/^[^.]+\./)?.[0]),
          told(knownOf(plan, 'children')) ?? form('children'),
          told(plan.ask.spoken ?? knownOf(plan, 'interpretation')) ?? form('interpretation'),
          told(plan.ask.ways.map(({ label }) => label).join(', ')),
          told(church.listen?.latest[0]?.title) ??
            // a church without a film of its own is heard where all are
            told(church.live ? church.words.services.watchLive : new URL(watch).host),
        ],
      ] as const
    }),
  )
}

/** A clock in Spanish ends in a full stop of its own: 11:00 a. m. */
const sentence = (text: string) => text.replace(/\.?$/, '.')

function knownOf({ known }: Plan, topic: string): string | undefined {
  return known.find(({ name }) => name === topic)?.told
}

function tableOf(site: string, locale: Locale): string {
  const churches = [...answersOf(site, locale)]
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const cell = (answer: Answer) => {
    if (!answer) return '**nobody**'
    if ('asked' in answer) return `one asks: \`${answer.asked.replace('#write', '')}\``
    return answer.told.replaceAll('|', '\\|')
  }
  return [
    row([locale, ...churches.map(([name]) => name)]),
    row(['---', ...churches.map(() => '---')]),
    ...asked.map((question, index) =>
      row([question, ...churches.map(([, answers]) => cell(answers[index]))]),
    ),
  ].join('\n')
}

if (import.meta.main) {
  if (!isUpToDate() && !build()) process.exit(1)
  const [begin, end] = ['<!-- npm run questions -->', '<!-- to here -->']
  const file = 'docs/quality.md'
  const said = readFileSync(file, 'utf8')
  const tables = locales.map((locale) => tableOf('dist/site', locale)).join('\n\n')
  const [before] = said.split(begin)
  const [, after] = said.split(end)
  writeFileSync(file, `${before}${begin}\n\n${tables}\n\n${end}${after}`)
  // a table is as wide as what it says
  spawnSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', file], { stdio: 'inherit' })
  console.log(tables)
  if (tables.includes('**nobody**')) process.exitCode = 1
}
