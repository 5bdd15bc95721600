import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { PictureSource } from '#app/ui/Picture.tsx'
import { InvitationCard } from './InvitationCard.tsx'

test('two congregations that meet at the same hour are two lines', async () => {
  const problems = vi.spyOn(console, 'error')
  const line = { day: 'Sunday', time: '10:00 AM', kind: 'Worship', remarks: [] }
  const lines = ['Hillside', 'Riverside'].map((congregation) => ({ ...line, congregation }))
  const side = { language: 'en' as const, greeting: 'Come', lines, notes: [], places: [] }
  const picture: PictureSource = {
    files: '',
    width: 400,
    height: 196,
    widths: [400],
    tall: [],
    tone: '#000000',
    focus: [50, 50],
    alt: '',
  }
  const card = {
    site: 'Harbor Lights',
    church: 'Delta',
    picture,
    sides: [side],
    phone: '',
    address: '',
    qr: { width: 1, path: '' },
  }
  const screen = await render(<InvitationCard card={card} />)
  expect(screen.getByRole('listitem').elements()).toHaveLength(2)
  expect(problems).not.toHaveBeenCalled()
})
