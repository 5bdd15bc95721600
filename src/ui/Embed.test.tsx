import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Embed } from './Embed.tsx'

const props = {
  title: 'Oakley',
  // a page of this very test stands in for the other site
  src: 'about:blank#map',
  link: 'https://maps.example/oakley',
  words: {
    show: 'Show the map',
    explanation: 'Another site shows it.',
    always: 'Always show maps and videos',
    open: 'Open in maps',
    newTab: '(opens in a new tab)',
  },
}

afterEach(() => localStorage.clear())

test('nothing is asked of another site before the visitor says so', async () => {
  const screen = await render(<Embed {...props} />)
  expect(document.querySelector('iframe')).toBeNull()
  await expect.element(screen.getByRole('link', { name: /Open in maps/ })).toBeVisible()
  await screen.getByRole('button', { name: /Show the map/ }).click()
  expect(document.querySelector('iframe')?.getAttribute('src')).toBe(props.src)
  expect(localStorage.getItem('embeds')).toBeNull()
})

test('a visitor who is tired of being asked says so once, and takes it back in the same place', async () => {
  const screen = await render(<Embed {...props} />)
  await screen.getByRole('checkbox').click()
  expect(document.querySelector('iframe')).not.toBeNull()
  await screen.unmount()
  const again = await render(<Embed {...props} />)
  expect(document.querySelector('iframe')).not.toBeNull()
  await again.getByRole('checkbox').click()
  await again.unmount()
  await render(<Embed {...props} />)
  expect(document.querySelector('iframe')).toBeNull()
})
