/** What the check says, where in a form it is about. */
import type { Way } from '#app/content/walk.ts'

/** Says it once more at the field that it is about, or at the nearest one around it that is drawn. */
export async function standAtField(way: Way, text: string, advice?: boolean): Promise<void> {
  const place = await placeOf(way)
  if (!place) return
  // what is drawn later would push it out of sight
  while (await drawMore(place));
  const note = document.createElement('p')
  note.className = advice ? 'said advice' : 'said'
  note.textContent = text
  place.append(note)
  if (!advice) note.scrollIntoView({ block: 'center' })
}

async function placeOf(way: Way): Promise<Element | undefined> {
  let place: Element | undefined
  for (const [index, step] of way.entries()) {
    const field = `section[data-key-path="${way.slice(0, index + 1).join('.')}"]`
    const within = place ?? document.body
    // what stands in a list has no section of its own, and its fields have
    const isItem = typeof step === 'number'
    if (!isItem) while (!within.querySelector(field) && (await drawMore(within)));
    const inner = within.querySelector(field)
    if (inner) place = inner
    else if (!isItem) break
  }
  return place
}

/** The editor draws a field when one comes near it; until then an empty place stands there. */
async function drawMore(within: Element): Promise<boolean> {
  // under "This week" most of a church is hidden, and never comes near
  const next = [...within.querySelectorAll('div.placeholder:empty')].find((each) =>
    each.checkVisibility(),
  )
  if (!next) return false
  next.scrollIntoView()
  for (let waited = 0; next.isConnected && waited < 1000; waited += 20) {
    await new Promise((end) => setTimeout(end, 20))
  }
  return !next.isConnected
}

export function forget(which = '.said'): void {
  for (const note of document.querySelectorAll(which)) note.remove()
}
// the editor asks its own rules before it asks ours: what was wrong before is not said beside what is wrong now
addEventListener(
  'click',
  ({ target }) =>
    (target as Element).closest('[role=toolbar] button') && forget('p.said:not(.told, .unread)'),
  true,
)

// the editor names what is wrong, and leads there, but not to what it has not drawn
addEventListener('click', async ({ target }) => {
  if ((target as Element).closest('.toast button')) while (await drawMore(document.body));
})
