import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { forgetDraft } from '#app/browser/draft.ts'
import { ContactForm, type FormProps } from '#app/contact/ContactForm.tsx'
import { LanguageProvider } from '#app/language/LanguageProvider.tsx'
import type { FoundRow } from './find.ts'

const many = Array.from({ length: 4300 }, (_, n): FoundRow => {
  return [`church-${n}`, 'es', [`Rock ${n}`, `El Peñón ${n}`], ['Aragón'], 'Ávila']
})
const words = new Proxy({ errors: {} }, { get: (own, key) => Reflect.get(own, key) ?? String(key) })

const form = async () => {
  const screen = await render(
    <LanguageProvider locale="es" words={words as never}>
      <ContactForm
        words={words as FormProps['words']}
        churches={[]}
        finder={{
          words: {
            search: 'Busque',
            found: 'Halladas: {count}',
            none: 'Ninguna',
            failed: 'No llegó',
            byCountry: '',
          },
          countries: [{ label: 'España', to: '/es/countries/es', note: '4300', country: 'es' }],
          church: '/es/churches/:slug',
          file: `data:application/json,${encodeURIComponent(JSON.stringify(many))}`,
        }}
        privacy="#privacy"
        page="#contact-us"
        events={{}}
        people={{}}
        office={{ email: 'office@lights.example', phone: { text: '', to: '' } }}
      />
    </LanguageProvider>,
  )
  return { search: screen.getByLabelText('Busque'), list: screen.getByLabelText('church') }
}

afterEach(() => {
  forgetDraft()
  history.replaceState(null, '', location.pathname)
})

test('one church of thousands is found and chosen by keyboard, and stays chosen', async () => {
  const { search, list } = await form()
  const offered = () => expect.poll(() => list.element().textContent)
  await search.click()
  await userEvent.keyboard('penon 42')
  await offered().toContain('El Peñón 428 (Aragón, España)')
  await userEvent.keyboard('00')
  await offered().toContain('El Peñón 4200')
  await userEvent.keyboard('{Enter}')
  await expect.element(list).toHaveValue('church-4200')
  await userEvent.keyboard('x')
  await offered().not.toContain('El Peñón 428')
  await expect.element(list).toHaveValue('church-4200')
})

test('after a reload the church is still chosen', async () => {
  sessionStorage.setItem('message', JSON.stringify({ church: 'church-7' }))
  const { list } = await form()
  await expect.element(list).toHaveValue('church-7')
})

test('a link that names a church has it chosen', async () => {
  history.replaceState(null, '', '?church=church-12')
  const { list } = await form()
  await expect.element(list).toHaveValue('church-12')
})
