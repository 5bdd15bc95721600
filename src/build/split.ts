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
