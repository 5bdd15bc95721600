import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Pills } from './Pills.tsx'

const choices = [
  { value: 'all', label: 'All' },
  { value: 'kids', label: 'Kids' },
] as const

function Filter() {
  const [chosen, setChosen] = useState<'all' | 'kids'>('all')
  return <Pills label="Show" choices={choices} chosen={chosen} onChoose={setChosen} />
}

test('one is chosen, and says so', async () => {
  const screen = await render(<Filter />)
  const [all, kids] = [
    screen.getByRole('button', { name: 'All' }),
    screen.getByRole('button', { name: 'Kids' }),
  ]
  await expect.element(all).toHaveAttribute('aria-pressed', 'true')
  await kids.click()
  await expect.element(kids).toHaveAttribute('aria-pressed', 'true')
  await expect.element(all).toHaveAttribute('aria-pressed', 'false')
})
