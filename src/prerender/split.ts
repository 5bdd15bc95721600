/** What is seen first ends with the first section of a page: its picture, its title, what stands with them. */
const lastOfIt = '</section>'

/** The HTML of a page in two parts: what is seen first, and what comes after it. */
export function splitAfterFirstScreen(html: string): [first: string, rest: string] {
  const end = html.indexOf(lastOfIt, html.indexOf('<main'))
  return end < 0 ? [html, ''] : [html.slice(0, end), html.slice(end)]
}
