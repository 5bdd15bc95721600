import type { ReactElement } from 'react'
import { prerender } from 'react-dom/static'
import { App } from '#app/frame/App.tsx'
import { documentOf } from './document.ts'
import type { ReadyPage } from './ready-page.ts'

export async function renderDocument(ready: ReadyPage, page: ReactElement): Promise<string> {
  return documentOf(ready, await renderPage(ready, page))
}

export async function renderPage(
  { data, frame }: Omit<ReadyPage, 'assets'>,
  page: ReactElement,
): Promise<string> {
  const shown = { locale: data.locale, paths: data.paths, frame, page }
  const failures: unknown[] = []
  const { prelude } = await prerender(<App shown={shown} />, {
    // an error thrown in here would be nobody's to catch, and end the process
    onError: (error) => void failures.push(error),
  })
  const html = await textOf(prelude)
  // a page of which a part fails is no page: the build stops
  if (failures.length > 0) throw failures[0]
  return html
}

/** A `Response` would read it, too, in three times as long. */
async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of stream) text += decoder.decode(part, { stream: true })
  return text + decoder.decode()
}
