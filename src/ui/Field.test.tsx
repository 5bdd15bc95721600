import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Field } from './Field.tsx'

test('what to do is read with the field, and the field is marked', async () => {
  const screen = await render(<Field name="email" label="Email" type="email" required />)
  const field = screen.getByLabelText('Email')
  await expect.element(field).toHaveAttribute('type', 'email')
  await expect.element(field).toBeRequired()
  await expect.element(field).not.toHaveAttribute('aria-invalid')
  await screen.rerender(
    <Field name="email" label="Email" type="email" required error="Give a whole address." />,
  )
  await expect.element(field).toBeInvalid()
  await expect.element(field).toHaveAccessibleDescription('Give a whole address.')
})

test('one sees where one types, also in a field that is wrong', async () => {
  const screen = await render(<Field name="email" label="Email" error="Give a whole address." />)
  const field = screen.getByLabelText('Email')
  const ring = () => getComputedStyle(field.element()).boxShadow
  const before = ring()
  field.element().focus()
  await expect.poll(ring).not.toBe(before)
})
