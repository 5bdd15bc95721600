import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Field } from './Field.tsx'

test('one sees where one types, also in a field that is wrong', async () => {
  const screen = await render(<Field name="email" label="Email" error="Give a whole address." />)
  const field = screen.getByLabelText('Email')
  const ring = () => getComputedStyle(field.element()).boxShadow
  const before = ring()
  field.element().focus()
  await expect.poll(ring).not.toBe(before)
})
