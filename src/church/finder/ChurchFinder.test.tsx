import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { LanguageProvider } from '#app/language/LanguageProvider.tsx'
import { ChurchFinder } from './ChurchFinder.tsx'
import type { FoundRow } from './find.ts'

const words = new Proxy({}, { get: (_, key) => String(key) })

const many = Array.from({ length: 4300 }, (_, n): FoundRow => {
  return [`church-${n}`, 'es', [`Rock ${n}`, `El Peñón ${n}`], ['Aragón'], 'Ávila']
})

const manyInFile = `data:application/json,${encodeURIComponent(JSON.stringify(many))}`

function finder(file = manyInFile) {
  return render(
    <LanguageProvider locale="es" words={words}>
      <ChurchFinder
        words={{
          search: 'Busque',
          found: 'Halladas: {count}',
          none: 'Ninguna',
          failed: 'No llegó',
          byCountry: 'Por país',
        }}
        countries={[{ label: 'España', to: '/es/countries/es', note: '4300', country: 'es' }]}
        church="#/:slug"
        file={file}
      />
    </LanguageProvider>,
  )
}

test('by keyboard alone a church is found without its accents, and opened', async () => {
  const screen = await finder()
  await userEvent.tab()
  await expect.element(screen.getByLabelText('Busque')).toHaveFocus()
  // there before it has something to tell, so that it is told
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement()
  await userEvent.keyboard('avila penon 42')
  // 42, 420 to 429, 4200 to 4299
  await expect.element(screen.getByRole('status')).toHaveTextContent('Halladas: 111')
  expect(screen.container.querySelectorAll('search li')).toHaveLength(10)
  await expect.element(screen.getByRole('link', { name: 'El Peñón 42', exact: true })).toBeVisible()
  await userEvent.keyboard('00')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Halladas: 1')
  await userEvent.keyboard('{Enter}')
  expect(location.hash).toBe('#/church-4200')
  await userEvent.keyboard('x')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Ninguna')
})

test('where the list of churches does not come, that is told to whoever types', async () => {
  const screen = await finder('data:application/json,{')
  await screen.getByLabelText('Busque').click()
  await userEvent.keyboard('penon')
  await expect.element(screen.getByRole('status')).toHaveTextContent('No llegó')
})

test('where it does not come, whoever asks for the nearest church is told, too', async () => {
  const screen = await finder('data:application/json,{')
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((answer) =>
    answer({ coords: { latitude: 41, longitude: 2 } } as GeolocationPosition),
  )
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('paragraph').filter({ hasText: 'No llegó' })).toBeVisible()
})

test('what a letter finds is laid over the page, and gives way to what is focused below', async () => {
  const screen = await finder()
  const search = screen.getByLabelText('Busque')
  const below = screen.getByRole('heading', { name: 'Por país' }).element()
  const { top } = below.getBoundingClientRect()
  await search.click()
  await userEvent.keyboard('penon 4200')
  const row = screen.getByRole('link', { name: 'El Peñón 4200' })
  await expect.element(row).toBeVisible()
  expect(below.getBoundingClientRect().top).toBe(top)
  await userEvent.tab()
  await expect.element(row).toHaveFocus()
  await userEvent.tab()
  await expect.element(screen.getByRole('button')).toHaveFocus()
  expect(screen.container.querySelector('search li')).not.toBeVisible()
  await search.click()
  await expect.element(row).toBeVisible()
})

/** What `penon 4200` finds, with the field it is typed into. */
async function found() {
  const screen = await finder()
  const search = screen.getByLabelText('Busque')
  await search.click()
  await userEvent.keyboard('penon 4200')
  const row = screen.getByRole('link', { name: 'El Peñón 4200' })
  await expect.element(row).toBeVisible()
  return { search, row: row.element() }
}

test('Escape puts away what was found and keeps what is typed; again, it empties the field', async () => {
  const { search, row } = await found()
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  expect(row).not.toBeVisible()
  await expect.element(search).toHaveFocus()
  await expect.element(search).toHaveValue('penon 4200')
  await userEvent.keyboard('{Backspace}')
  expect(row).toBeVisible()
  await userEvent.keyboard('{Escape}{Escape}')
  await expect.element(search).toHaveValue('')
})

test('a tap beside what was found puts it away, and one on the field brings it back', async () => {
  const { search, row } = await found()
  await userEvent.click(document.documentElement, { position: { x: innerWidth - 9, y: 9 } })
  expect(row).not.toBeVisible()
  await search.click()
  expect(row).toBeVisible()
})
