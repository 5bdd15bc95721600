import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { LanguageProvider, useLanguage } from './LanguageProvider.tsx'

function Greeting({ word }: { word: string }) {
  const { locale, t } = useLanguage()
  return (
    <p>
      {/* the compiler knows every word of the site; this one it may not know */}
      {locale}: {t(word as never)}
    </p>
  )
}

const words = { events: 'Eventos' } as never

test('the words of the language are shown', async () => {
  const screen = await render(
    <LanguageProvider locale="es" words={words}>
      <Greeting word="events" />
    </LanguageProvider>,
  )
  await expect.element(screen.getByText('es: Eventos')).toBeVisible()
})

test('a missing key warns and shows the key itself', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const screen = await render(
    <LanguageProvider locale="es" words={words}>
      <Greeting word="picnics" />
    </LanguageProvider>,
  )
  await expect.element(screen.getByText('es: picnics')).toBeVisible()
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('picnics'))
  warn.mockRestore()
})

test('outside its provider the language facility throws', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(render(<Greeting word="events" />)).rejects.toThrow('LanguageProvider')
  error.mockRestore()
})
