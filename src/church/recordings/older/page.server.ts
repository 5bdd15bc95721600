import { definePage } from '#app/page/define-page.server.ts'
import { pageOf, pagesOf } from '../all.server.ts'

/** Where a church has more than one page takes, the others, from the second on. */
const params = () =>
  [...pagesOf].flatMap(([slug, { pages }]) =>
    pages.slice(1).map((_, index) => ({ slug, page: String(index + 2) })),
  )

export const page = definePage(
  'olderRecordings',
  ({ locale, params: { slug, page: number }, now }) => pageOf(slug, Number(number), locale, now),
  params,
)
