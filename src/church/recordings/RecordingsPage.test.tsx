import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { LanguageProvider } from '#app/language/LanguageProvider.tsx'
import { RecordingsPage } from './RecordingsPage.tsx'

const words = new Proxy({}, { get: (_, key) => String(key) })

const recording = (title: string, year: string) => ({
  title,
  year,
  facts: [year],
  ways: [{ link: `https://audio.example/${title}.mp3`, open: 'Audio', play: 'Listen' }],
})
const fileOf = (title: string, year: string) =>
  `data:application/json,${encodeURIComponent(JSON.stringify({ props: { recordings: [recording(title, year)] } }))}`

const picture = {
  files: '/media/hill',
  width: 1600,
  height: 900,
  widths: [1600, 800],
  fallback: 800,
  tall: [800],
  tone: '#17596a',
  focus: [50, 50] as const,
  alt: '',
}

function second(files: string[]) {
  return render(
    <LanguageProvider locale="en" words={words}>
      <RecordingsPage
        words={{
          search: 'Search',
          found: 'Found: {count}',
          none: 'None',
          failed: 'No',
        }}
        hero={{
          title: 'Sermons (2)',
          subtitle: '',
          picture,
          position: undefined,
        }}
        region="California"
        recordings={[recording('Nets of Galilee', '2030')]}
        files={files}
        newer={{ text: 'Newer', to: '#newer' }}
        closing={{ words: {} as never, churches: [] }}
      />
    </LanguageProvider>,
  )
}

test('a search looks through the other pages, too, and shows the latest first', async () => {
  const screen = await second([fileOf('Nets of light', '2031'), '', fileOf('Old nets', '2029')])
  await userEvent.click(screen.getByLabelText('Search'))
  await userEvent.keyboard('nets')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Found: 3')
  const titles = [...screen.container.querySelectorAll('h3')].map((each) => each.textContent)
  expect(titles).toEqual(['Nets of light', 'Nets of Galilee', 'Old nets'])
  expect(screen.getByRole('link', { name: 'Newer' }).elements()).toHaveLength(0)
  await userEvent.clear(screen.getByLabelText('Search'))
  await expect.element(screen.getByRole('link', { name: 'Newer' })).toBeVisible()
})

test('where another page cannot be fetched, this one is searched', async () => {
  const screen = await second(['/no-such-file', ''])
  await userEvent.click(screen.getByLabelText('Search'))
  await userEvent.keyboard('gali')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Found: 1')
})
