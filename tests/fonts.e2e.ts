import { contactUsWords } from '#app/contact/page/words.server.ts'
import { expect, open, read, reading, test } from './help/site.ts'

const words =
  'You are welcome here, whoever you are and wherever you come from. Aquí tiene su casa: le esperamos el domingo a las 10:00, con su familia y sus amigos.'

reading('while fonts are on their way, text takes as much room as in them', async ({ page }) => {
  await read(page, '/')
  const ratios = await page.evaluate(async (text) => {
    const line = document.body.appendChild(document.createElement('span'))
    line.textContent = text
    line.style.cssText = 'position: absolute; white-space: nowrap; letter-spacing: 0'
    const size = (font: string) => {
      line.style.font = font
      return line.getBoundingClientRect()
    }
    const ratios: Record<string, { width: number; height: number }> = {}
    for (const [family, weight] of [
      ['Piazzolla', 700],
      ['Figtree', 400],
    ] as const) {
      const own = `${weight} 100px ${family}`
      await document.fonts.load(own, text)
      const { width, height } = size(own)
      for (const face of document.fonts) {
        if (!face.family.includes(`${family} as`)) continue
        // fails for a font that this device has not
        const has = await face.load().then(Boolean, () => false)
        if (!has) continue
        const stands = size(`${weight} 100px ${face.family}`)
        ratios[face.family] = { width: stands.width / width, height: stands.height / height }
      }
    }
    return ratios
  }, words)
  // each device has one that takes the place of each of them
  const names = Object.keys(ratios).join()
  expect(names).toContain('Piazzolla as')
  expect(names).toContain('Figtree as')
  for (const [name, { width, height }] of Object.entries(ratios)) {
    expect(Math.abs(width - 1), `how much wider or narrower is ${name}`).toBeLessThan(0.03)
    expect(Math.abs(height - 1), `how much higher or lower is ${name}`).toBeLessThan(0.01)
  }
})

reading(
  'all that stands in for a font is as high as it, also what this device has not',
  async ({ page }) => {
    await read(page, '/')
    const faces = await page.evaluate(() =>
      [...document.fonts].map((face) => {
        const { family, ascentOverride, descentOverride } = face
        const { sizeAdjust } = face as FontFace & { sizeAdjust: string }
        const part = (override: string) => (parseFloat(override) * parseFloat(sizeAdjust)) / 10_000
        return { family, ascent: part(ascentOverride), descent: part(descentOverride) }
      }),
    )
    // of the files of the fonts: the table hhea
    for (const [name, ascent, descent] of [
      ['Piazzolla', 1.11, 0.31],
      ['Figtree', 0.95, 0.25],
    ] as const) {
      const own = faces.filter(({ family }) => family.includes(`${name} as`))
      expect(own).toHaveLength(3)
      for (const face of own) {
        expect(face.ascent, face.family).toBeCloseTo(ascent, 2)
        expect(face.descent, face.family).toBeCloseTo(descent, 2)
      }
    }
  },
)

test('a letter that content has not has our face as well, which is fetched when it is typed', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url().replace(/.*\/|-[^-]*$/g, '')))
  await open(page, '/contact-us')
  const name = page.getByLabel(contactUsWords.read().form.name.en, { exact: true })
  await name.fill('Ana')
  await expect.poll(() => fetched).toContain('figtree')
  expect(fetched.join()).not.toMatch(/latin/)
  await name.fill('Łucja')
  await expect.poll(() => fetched).toContain('figtree-latin-ext-wght-normal')
  await name.fill('Françoise')
  await expect.poll(() => fetched).toContain('figtree-latin-wght-normal')
})
