import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { CDPSession, Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { contentFolder } from '#app/content/folder.ts'

type Box = { left: number; top: number; right: number; bottom: number }
type Subjects = { wide: number[][]; tall: number[][] }

const manifest = JSON.parse(
  readFileSync(path.join(contentFolder, 'media/manifest.json'), 'utf8'),
) as Record<string, { master: string; subjects?: Subjects }>

/** What must be seen of a picture that came with the site; another in its place shows something else. */
function markedIn(name: string): Subjects | undefined {
  const known = manifest[name]
  const folder = path.join(contentFolder, 'pictures')
  const isAsItCame = (file: string) => {
    const hash = createHash('sha256').update(readFileSync(path.join(folder, file)))
    return hash.digest('hex').startsWith(known!.master)
  }
  const own = readdirSync(folder).filter((file) => path.parse(file).name === name)
  return known && own.every(isAsItCame) ? known.subjects : undefined
}

/** The head of a page as it is on the screen: its words, the bar above it, and its picture if it has one. */
function headOf(page: Page) {
  return page.evaluate(async () => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    const hero = document.querySelector('main h1')!.closest('section')!

    // lines as they are painted; a button has a ground of its own
    const apart = '.visually-hidden, .in-line-hidden, [hidden], div a, button'
    const linesOf = (elements: Iterable<Element>) => {
      const lines: Box[] = []
      for (const element of elements) {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        while (texts.nextNode()) {
          if (texts.currentNode.parentElement!.closest(apart)) continue
          const range = document.createRange()
          range.selectNodeContents(texts.currentNode)
          for (const { left, top, right, bottom } of range.getClientRects()) {
            lines.push({ left, top, right, bottom })
          }
        }
      }
      return lines
    }
    // of the title and of the sentence below it; and of what a church says there
    const lines = linesOf([hero.querySelector('h1')!, ...hero.querySelectorAll('h1 ~ p')])
    const facts = linesOf(hero.querySelectorAll('h1 ~ div'))
    const bar = document.querySelector('header')!.getBoundingClientRect().bottom
    const box = hero.getBoundingClientRect()
    // what is painted under the words: the box with its veils, and the picture
    const ground = { box: box.toJSON() as Box, look: (hero.cloneNode() as Element).outerHTML }
    const disc = hero.querySelector(':not([hidden]) > svg > circle')
    const sun = disc && (disc.getBoundingClientRect().toJSON() as Box)

    const image = hero.querySelector<HTMLImageElement>('picture img')
    if (!image) return { lines, facts, bar, ground, sun }
    // a window of another size may take another file, which is not there at once
    const sources = [...image.parentElement!.querySelectorAll('source')]
    const right = sources.find(
      ({ media, type }) => type === 'image/avif' && matchMedia(media).matches,
    )
    const file = () => image.currentSrc.replace(location.origin, '')
    const arrived = () => !right || (file() !== '' && right.srcset.includes(file()))
    // a file that gives way to a larger one is not decoded
    const decoded = () =>
      image.decode().then(
        () => true,
        () => false,
      )
    while (!arrived() || !(await decoded())) await new Promise(requestAnimationFrame)
    const { left, top, width, height } = image.getBoundingClientRect()
    const [x, y] = getComputedStyle(image).objectPosition.split(' ').map(parseFloat)
    const { naturalWidth, naturalHeight, currentSrc } = image
    const place = { left, top, width, height, x: x!, y: y! }
    return {
      lines,
      facts,
      bar,
      ground,
      sun,
      picture: { ...place, naturalWidth, naturalHeight, currentSrc },
    }
  })
}

type Head = Awaited<ReturnType<typeof headOf>>
export type Picture = NonNullable<Head['picture']>

/** The marked subjects of a picture, where they are on the screen: it covers its box. */
export function subjectsOf(picture: Picture): Box[] {
  const file = new URL(picture.currentSrc).pathname
  const [, name, tall] = /^\/media\/(.+)\.\w{8}-(tall-)?\d+\.\w+$/.exec(file)!
  const marked = markedIn(name!)?.[tall ? 'tall' : 'wide'] ?? []
  const { left, top, width, height, naturalWidth, naturalHeight } = picture
  const scale = Math.max(width / naturalWidth, height / naturalHeight)
  const [w, h] = [naturalWidth * scale, naturalHeight * scale]
  const [x0, y0] = [left + ((width - w) * picture.x) / 100, top + ((height - h) * picture.y) / 100]
  return marked.map((part) => {
    const [x, y, across, down] = part.map((percent) => percent / 100) as [
      number,
      number,
      number,
      number,
    ]
    return {
      left: x0 + x * w,
      top: y0 + y * h,
      right: x0 + (x + across) * w,
      bottom: y0 + (y + down) * h,
    }
  })
}

export const meet = (one: Box, other: Box) =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top

/** Takes the ink from the words, so that what is painted beneath them can be seen; or gives it back. */
export function hideInk(page: Page, hidden: boolean): Promise<void> {
  return page.evaluate((hide) => {
    // a sheet of its own: the page's policy allows no other style
    const sheet = new CSSStyleSheet()
    // the box of a line reaches up under the bar, its letters do not
    if (hide) {
      sheet.replaceSync(
        'main section * { color: #0000 !important } header { visibility: hidden !important }',
      )
    }
    document.adoptedStyleSheets = [sheet]
  }, hidden)
}

/** How bright the eye sees a colour: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * linear[red]! + 0.7152 * linear[green]! + 0.0722 * linear[blue]!
}

// looked up, since it is asked for millions of dots
const linear = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255
  return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})

type Shot = { data: Uint8Array; width: number; height: number; channels: number; top: number }

/** What lay under the words of a page in a window, until its other language asks for the same. */
const grounds = new Map<string, Shot>()

/** A head without its words, as far down as one sees. */
async function groundOf(page: Page, devtools: CDPSession, head: Head): Promise<Shot> {
  const window = page.viewportSize()!
  const key = JSON.stringify([window, head.ground, head.picture])
  const known = head.picture && grounds.get(key)
  if (known) {
    grounds.delete(key)
    return known
  }
  const top = Math.max(0, Math.floor(head.ground.box.top))
  const height = Math.min(window.height, Math.ceil(head.ground.box.bottom)) - top
  // packed as fast as can be
  const shot = await devtools.send('Page.captureScreenshot', {
    clip: { x: 0, y: top, width: window.width, height, scale: 1 },
    optimizeForSpeed: true,
  })
  const { data, info } = await sharp(Buffer.from(shot.data, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { channels } = info
  const ground = { data, width: info.width, height: info.height, channels, top }
  // those of a page that has passed already would only fill the memory
  if (grounds.size > 20) grounds.clear()
  if (head.picture) grounds.set(key, ground)
  return ground
}

function brightnessOf({ data, width, channels, top }: Shot, box: Box): number {
  const x = Math.round((box.left + box.right) / 2)
  const at = ((Math.round((box.top + box.bottom) / 2) - top) * width + x) * channels
  return luminance(data[at]!, data[at + 1]!, data[at + 2]!)
}

// the dimmest ink of a hero: its gold, and the paler one of its sentence, are both lighter
const dimmest = luminance(255, 201, 92)

/** The lowest contrast of light words with what is painted beneath them. */
function contrastOn(
  { data, width, height, channels, top: from }: Shot,
  lines: Box[],
  ink = dimmest,
): number {
  let brightest = 0
  for (const { left, top, right, bottom } of lines) {
    for (let y = Math.ceil(top) - from; y < Math.min(bottom - from, height); y += 2) {
      for (let x = Math.ceil(left); x < Math.min(right, width); x += 2) {
        const at = (y * width + x) * channels
        brightest = Math.max(brightest, luminance(data[at]!, data[at + 1]!, data[at + 2]!))
      }
    }
  }
  return (ink + 0.05) / (brightest + 0.05)
}

/** The lowest contrast of words that are --on-dark, wherever one sees them; ink is to be hidden. */
export async function contrastUnder(words: Locator): Promise<number> {
  const lines = await words.evaluate((each) => {
    const range = document.createRange()
    range.selectNodeContents(each)
    return [...range.getClientRects()].map((line) => line.toJSON() as Box)
  })
  const { data, info } = await sharp(await words.page().screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return contrastOn({ ...info, data, top: 0 }, lines, luminance(253, 246, 230))
}

/**
 * Words stand on a quiet ground, and the light of a picture that was composed for this page stands clear
 * of words and of the bar. Ink is to be hidden, and motion reduced: a film is another picture every moment.
 */
export async function headProblems(
  page: Page,
  devtools: CDPSession,
  { composed }: { composed: boolean },
): Promise<string[]> {
  const problems: string[] = []
  const head = await headOf(page)
  const { lines, facts, bar, picture, sun } = head
  const words = [...lines, ...facts]
  const subjects = [...(composed && picture ? subjectsOf(picture) : []), ...(sun ? [sun] : [])]
  if (lines.length === 0) return ['the head has no words']
  const covering = lines.filter((line) => subjects.some((subject) => meet(line, subject)))
  if (covering.length > 0) {
    problems.push(`words at ${JSON.stringify(covering)} on one of ${JSON.stringify(subjects)}`)
  }
  // the point of a spire may reach up between the links, not more
  const hidden = subjects.filter(({ top }) => top < bar - 12)
  if (hidden.length > 0) problems.push(`${JSON.stringify(hidden)} under the bar`)
  let ground = await groundOf(page, devtools, head)
  // darker than its ground no ink of a hero can be: a slow machine has not painted the window yet
  for (let again = 0; again < 5 && contrastOn(ground, words) < 1; again++) {
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)))
    ground = await groundOf(page, devtools, head)
  }
  const light = sun ? brightnessOf(ground, sun) : 1
  if (light < 0.85) problems.push(`a grey sun: ${light.toFixed(2)}`)
  const contrast = contrastOn(ground, words)
  if (contrast < 4.5) problems.push(`contrast ${contrast.toFixed(2)}`)
  return problems
}
