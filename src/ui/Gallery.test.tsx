import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { Gallery } from './Gallery.tsx'

const picture = (name: string) => ({
  files: `/media/${name}`,
  width: 1200,
  height: 800,
  widths: [1200, 600],
  fallback: 600,
  tall: [],
  tone: '#17596a',
  focus: [50, 50] as const,
  alt: name,
})

const words = {
  label: 'Pictures',
  previous: 'Previous',
  next: 'Next',
  dotLabel: 'Picture {n} of {count}',
}

test('one picture has no dots and no buttons', async () => {
  const screen = await render(<Gallery pictures={[picture('a')]} {...words} />)
  expect(screen.getByRole('button').elements()).toEqual([])
})

test('it goes round in both directions', async () => {
  const pictures = [picture('a'), picture('b'), picture('c')]
  const screen = await render(<Gallery pictures={pictures} {...words} />)
  const current = async (n: number) =>
    expect
      .element(screen.getByRole('button', { name: `Picture ${n} of 3` }))
      .toHaveAttribute('aria-current', 'true')
  await current(1)
  await screen.getByRole('button', { name: 'Previous' }).click()
  await current(3)
  await screen.getByRole('button', { name: 'Next' }).click()
  await current(1)
  await screen.getByRole('button', { name: 'Picture 2 of 3' }).click()
  await current(2)
  await userEvent.keyboard('{ArrowRight}')
  await current(3)
})
