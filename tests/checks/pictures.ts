import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { built, expect } from '../help/site.ts'

/** The file that was chosen, how wide it is and should be, and the others there are. */
type Shown = {
  chosen: string
  file: number
  needed: number
  /** It stands beside the words of a card, and is as high as they are. */
  strip: boolean
  smallest: number
  largest: number
}

const screens = [1, 2].flatMap((scale) =>
  [
    [390, 844],
    [768, 1024],
    [1440, 900],
  ].map(([width, height]) => ({ width: width!, height: height!, deviceScaleFactor: scale })),
)

type Screen = (typeof screens)[number]
const nameOf = ({ width, deviceScaleFactor }: Screen) => `${width}x${deviceScaleFactor}`

/** Which file a browser takes does not depend on what is in it: to decode a dot costs no time. */
const dot = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')

const ratios = new Map<string, number>()

/** How wide a picture is for its height. */
async function ratioOf(file: string): Promise<number> {
  if (!ratios.has(file)) {
    const { width, height } = await sharp(built + file).metadata()
    ratios.set(file, width / height)
  }
  return ratios.get(file)!
}

/**
 * Every picture of a page as it is shown: how wide its file is, and how wide it should be. A browser
 * that has seen a larger file takes that; so each screen asks for files by a name of its own.
 */
async function pictures(page: Page, screen: Screen): Promise<Shown[]> {
  const found = await page.evaluate(async (name) => {
    const shown: HTMLImageElement[] = []
    for (const image of document.querySelectorAll<HTMLImageElement>('picture img')) {
      if (!image.checkVisibility() || image.offsetWidth === 0) continue
      shown.push(image)
      image.loading = 'eager'
      for (const source of image.parentElement!.querySelectorAll('source')) {
        const named = source.srcset.split(', ').map((each) => {
          const [file, ...width] = each.split(' ')
          return [file!.replace(/(\?.*)?$/, `?${name}`), ...width].join(' ')
        })
        source.srcset = named.join(', ')
      }
    }
    const arrived = (image: HTMLImageElement) =>
      image.complete && image.currentSrc.endsWith(`?${name}`)
    while (!shown.every(arrived)) await new Promise(requestAnimationFrame)
    return shown.map((image) => {
      const chosen = new URL(image.currentSrc).pathname
      const sources = [...image.parentElement!.querySelectorAll('source')]
      const srcset = sources.find(({ srcset }) => srcset.includes(chosen))?.srcset ?? ''
      const widths = [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))
      const file = Number(/-(\d+)\.\w+$/.exec(chosen)![1])
      const { offsetWidth: width, offsetHeight: height } = image
      const inCard = image.closest('article') !== null
      // where there is one only, it says no width
      const all = [file, ...widths]
      const [smallest, largest] = [Math.min(...all), Math.max(...all)]
      return { chosen, file, width, height, inCard, smallest, largest }
    })
  }, nameOf(screen))
  return Promise.all(
    found.map(async ({ width, height, inCard, ...picture }) => {
      // it covers its box, so one of its sides may be larger than the box
      const covering = height * (await ratioOf(picture.chosen))
      const needed = Math.max(width, covering) * screen.deviceScaleFactor
      return { ...picture, needed, strip: inCard && covering > 2 * width }
    }),
  )
}

/** Every picture of a page is as large as it is shown: not much more, and hardly less. */
export async function fitsItsPictures(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/gif', body: dot }))
  const wrong: string[] = []
  for (const screen of screens) {
    await devtools.send('Emulation.setDeviceMetricsOverride', { ...screen, mobile: false })
    for (const { chosen, file, needed, strip, smallest, largest } of await pictures(page, screen)) {
      // the smallest file cannot be smaller, the largest not larger
      const tooLarge = file > needed * 1.6 && file > smallest
      // how high a card will be for its words, nobody knows who says how wide its picture is
      const least = strip ? needed / 2 : needed
      const tooSmall = file * 1.1 < least && file < largest
      if (tooLarge || tooSmall) {
        wrong.push(`${nameOf(screen)} ${chosen}: ${file} for ${Math.round(needed)}`)
      }
    }
  }
  expect.soft(wrong, 'pictures of another size than shown').toEqual([])
}
