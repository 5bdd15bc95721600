import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Hero } from './Hero.tsx'

const backgroundImage = {
  files: '/media/home',
  width: 1600,
  height: 900,
  widths: [800, 1600],
  fallback: 800,
  tall: [800],
  tone: '#17596a',
  focus: [70, 40] as const,
  alt: 'never read aloud behind a title',
}

const embedWords = {
  show: 'Show the video',
  explanation: 'Another site shows it.',
  always: 'Always',
  open: 'Watch there',
  newTab: '(opens in a new tab)',
}

test('a button leads to Home unless it is told where', async () => {
  const screen = await render(
    <Hero title="Oakley" backgroundImage={backgroundImage} buttonText="Onward" />,
  )
  const button = screen.getByRole('link', { name: 'Onward' })
  await expect.element(button).toHaveAttribute('href', '/')
  await screen.rerender(
    <Hero
      title="Oakley"
      backgroundImage={backgroundImage}
      buttonText="Onward"
      buttonLink="/events"
    />,
  )
  await expect.element(button).toHaveAttribute('href', '/events')
})

test('the picture behind a title is decoration, and is fetched first', async () => {
  const screen = await render(
    <Hero title="Oakley" subtitle="In the evening" backgroundImage={backgroundImage} />,
  )
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Oakley')
  await expect.element(screen.getByText('In the evening')).toBeVisible()
  const picture = document.querySelector('img')!
  expect(picture.alt).toBe('')
  expect(picture.getAttribute('fetchpriority')).toBe('high')
})

test('the name of the page is part of its heading', async () => {
  const screen = await render(
    <Hero name="Our Vision" title="Seed by seed" backgroundImage={backgroundImage} />,
  )
  // what is hidden from sight is a box of its own, so a space may stand before the colon
  const name = /^Our Vision ?: Seed by seed$/
  await expect.element(screen.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('a title can stand alone; a portrait is the tall cut at every width', async () => {
  const screen = await render(<Hero form="type" title="Privacy" />)
  expect(document.querySelector('img')).toBeNull()
  await screen.rerender(<Hero form="portrait" title="Kids" backgroundImage={backgroundImage} />)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Kids')
  const cuts = [...document.querySelectorAll('source')].map(({ srcset }) => srcset)
  expect(cuts).toHaveLength(2)
  for (const cut of cuts) expect(cut).toContain('/media/home-tall-800.avif')
})

test('a portrait whose subject lies low is the wide cut beside the words', async () => {
  await page.viewport(1440, 900)
  const screen = await render(
    <Hero form="portrait" low title="Believe" backgroundImage={backgroundImage} />,
  )
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Believe')
  const shown = () =>
    [...document.querySelectorAll('source')].find(({ media }) => matchMedia(media).matches)!.srcset
  expect(shown()).toContain('/media/home-1600.avif')
  for (const width of [390, 768]) {
    await page.viewport(width, 900)
    expect(shown(), `${width}`).toContain('/media/home-tall-800.avif')
  }
})

test('a picture of few dots is not drawn out across a wide screen', async () => {
  await page.viewport(1440, 900)
  const screen = await render(<Hero title="Oakley" backgroundImage={backgroundImage} />)
  const widthOf = () => document.querySelector('picture')!.parentElement!.clientWidth
  expect(widthOf()).toBeGreaterThan(1000)
  await screen.rerender(
    <Hero
      title="Oakley"
      backgroundImage={{ ...backgroundImage, width: 1200, height: 900, widths: [480, 800] }}
    />,
  )
  expect(widthOf()).toBeLessThan(1.05 * 800)
})

test('the arrow is there when it is wanted', async () => {
  const screen = await render(
    <Hero
      title="Oakley"
      backgroundImage={backgroundImage}
      showScrollArrow
      scrollTo="#services"
      scrollLabel="Down"
    />,
  )
  const arrow = screen.getByRole('link', { name: 'Down' })
  await expect.element(arrow).toHaveAttribute('href', '#services')
  await screen.rerender(<Hero title="Oakley" backgroundImage={backgroundImage} />)
  expect(arrow.elements()).toEqual([])
})

for (const videoSource of ['youtube', 'vimeo'] as const) {
  test(`a film of ${videoSource} waits for the visitor`, async () => {
    const screen = await render(
      <Hero
        title="Oakley"
        backgroundImage={backgroundImage}
        videoSource={videoSource}
        videoId="abc123"
        videoTitle="A service"
        embedWords={embedWords}
      />,
    )
    expect(document.querySelector('iframe')).toBeNull()
    const link = screen.getByRole('link', { name: /Watch there/ }).element() as HTMLAnchorElement
    expect(link.href).toContain('abc123')
    expect(link.hostname).toContain(videoSource)
  })
}
