import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { App } from '#app/frame/App.tsx'
import { documentOf } from './document.ts'
import type { ReadyPage } from './ready-page.ts'

export function renderDocument(ready: ReadyPage, page: ReactElement): string {
  return documentOf(ready, renderPage(ready, page))
}

/** Nothing that a page is made of has to be waited for: as a stream it would take half as long again. */
export function renderPage({ data, frame }: Omit<ReadyPage, 'assets'>, page: ReactElement): string {
  const shown = { locale: data.locale, paths: data.paths, frame, page }
  const html = renderToString(<App shown={shown} />)
  // within <Suspense> React leaves out what fails, for the browser to try; a page of which a part fails is none
  if (html.includes('<!--$!-->')) throw new Error(`A part of ${data.paths[data.locale]} fails`)
  return html
}
