// The one place that looks into rendered HTML by its letters: how React writes it is known here alone.

/** What is seen first ends with the first section of a page: its picture, its title, what stands with them. */
const lastOfIt = '</section>'

/** The HTML of a page in two parts: what is seen first, and what comes after it. */
export function splitAfterFirstScreen(html: string): [first: string, rest: string] {
  const start = html.indexOf('<main')
  const end = html.indexOf(lastOfIt, start)
  if (end < 0) return [html, '']
  if (html.slice(start, end).split('<section').length > 2) {
    throw new Error(
      'The first section of a page holds another, with which what is seen first would end: make that a <div>.',
    )
  }
  return [html.slice(0, end), html.slice(end)]
}

/** What there is to see: of a dialog nothing, until somebody opens it. */
export function withoutDialogs(html: string): string {
  return html.replaceAll(/<dialog.*?<\/dialog>/gs, '')
}

export function classesIn(html: string): string[] {
  return [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' '))
}

type Source = Partial<Record<'media' | 'type' | 'srcset' | 'sizes', string>>

/** The sources of the picture that is to come first; none where no picture hurries. */
export function hurriedSources(html: string): Source[] {
  const hurried = [...html.matchAll(/<picture>(.*?)<\/picture>/gs)].find(([, inside]) =>
    /<img[^>]*fetchpriority="high"/i.test(inside!),
  )
  return [...(hurried?.[1] ?? '').matchAll(/<source ([^>]*?)\/?>/g)].map(([, attributes]) =>
    Object.fromEntries(
      [...attributes!.matchAll(/\b(media|type|srcset|sizes)="([^"]*)"/gi)].map(
        ([, name, value]) => [name!.toLowerCase(), value],
      ),
    ),
  )
}

/** What stands before a piece and after it, where it stands just once. */
export function around(text: string, piece: string): [before: string, after: string] | undefined {
  const [before, after, ...more] = text.split(piece)
  return after === undefined || more.length > 0 ? undefined : [before!, after]
}
