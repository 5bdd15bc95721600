/**
 * `npm run bench:lighthouse [-- /es /events] [--times 5]`: what Lighthouse makes of the built site, as on a
 * phone: every page that search engines are shown, in both languages, or the pages that are named. The
 * middle of all times is printed, and below it what each page loses points for.
 *
 * Accessibility, good practices and what search engines are told do not depend on the machine;
 * performance does.
 */
import { readFileSync } from 'node:fs'
import lighthouse, { type Result } from 'lighthouse'
import { serveBuiltSite } from '../../scripts/built-site.ts'
import { asked, middle, startBrowser } from './measuring.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const pages = asked.pages.length > 0 ? asked.pages : fromSitemap()
const times = asked.times ?? 1

const site = await serveBuiltSite()
const { browser, port } = await startBrowser()
const lost = new Map<string, string[]>()
try {
  console.log(`| page | ${categories.join(' | ')} |\n| --- |${' --: |'.repeat(categories.length)}`)
  for (const path of pages) await report(path)
} finally {
  await browser.close()
  site.stop()
}
for (const [what, where] of lost) console.log(`\n${what}\n  ${where.join(' ')}`)
if (lost.size === 0) console.log('\n100 everywhere')

async function report(path: string): Promise<void> {
  const results: Result[] = []
  for (let turn = 0; turn < times; turn++) results.push(await look(path))
  const scores = categories.map((category) =>
    middle(results.map((result) => (result.categories[category]!.score ?? 0) * 100)),
  )
  console.log(`| ${path} | ${scores.map(Math.round).join(' | ')} |`)
  for (const [index, category] of categories.entries()) {
    if (scores[index] === 100) continue
    for (const what of missed(results.at(-1)!, category)) {
      lost.set(what, [...(lost.get(what) ?? []), path])
    }
  }
}

async function look(path: string): Promise<Result> {
  const answer = await lighthouse(site.origin + path, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
  })
  const { runtimeError } = answer!.lhr
  if (runtimeError) throw new Error(`${path}: ${runtimeError.message}`)
  return answer!.lhr
}

function missed({ categories, audits }: Result, category: string): string[] {
  return categories[category]!.auditRefs.filter(({ id, weight }) => {
    const { score } = audits[id]!
    return weight > 0 && score !== null && score < 1
  }).map(({ id }) => `${category}: ${audits[id]!.title} (${id})`)
}

/** The sitemap names all pages that are to be found, and no other. */
function fromSitemap(): string[] {
  const sitemap = readFileSync('dist/site/sitemap.xml', 'utf8')
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address]) => new URL(address!).pathname,
  )
}
