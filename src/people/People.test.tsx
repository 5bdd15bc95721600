import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { People } from './People.tsx'

const person = {
  name: 'Pastors',
  initials: 'P',
  write: { text: 'Write a message', to: '/contact-us' },
}
const church = { name: 'Harbor, California', to: '/churches/harbor' }

test('who is shown by their role alone leads to the church by its name', async () => {
  const screen = await render(<People people={[{ ...person, church }]} />)
  const link = screen.getByRole('link', { name: 'Harbor, California', exact: true })
  await expect.element(link).toHaveAttribute('href', '/churches/harbor')
})

test('who belongs to no church has a role that leads nowhere', async () => {
  const screen = await render(<People people={[{ ...person, name: 'Ann Doe', role: 'Founder' }]} />)
  await expect.element(screen.getByText('Founder')).toBeVisible()
  expect(screen.getByRole('link', { name: /Founder/ }).elements()).toEqual([])
})
