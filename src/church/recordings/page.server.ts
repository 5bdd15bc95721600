import { definePage } from '#app/page/define-page.server.ts'
import { pageOf, pagesOf } from './all.server.ts'

const params = () => [...pagesOf.keys()].map((slug) => ({ slug }))

export const page = definePage(
  'recordings',
  ({ locale, params: { slug }, now }) => pageOf(slug, 1, locale, now),
  params,
)
