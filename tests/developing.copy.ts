import { spawn, type ChildProcess } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { onCopy, type Copy } from './copy.ts'

// the server of `npm run dev`, on a copy of the project that is broken and mended

/** A test that is handed the address of a development server on its copy. */
const test = onCopy.extend<{ server: string }>({
  server: async ({ copy }, use) => {
    const child = spawn(
      process.execPath,
      ['node_modules/vite/bin/vite.js', '--configLoader', 'native', '--port', '0'],
      { cwd: copy.folder, stdio: ['ignore', 'pipe', 'pipe'] },
    )
    await use(await addressOf(child))
    child.kill()
  },
})

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    const read = (chunk: Buffer) => {
      // colours stand between the letters of the address
      // oxlint-disable-next-line no-control-regex
      printed += chunk.toString().replace(/\u001b\[\d*m/g, '')
      const address = /http:\/\/localhost:\d+/.exec(printed)
      if (address) resolve(address[0])
    }
    child.stdout!.on('data', read)
    child.stderr!.on('data', read)
    child.on('exit', () => reject(new Error(`The server stopped: ${printed}`)))
  })
}

const overlay = (page: Page) => page.locator('vite-error-overlay')

/** Opens a page, breaks it, sees what is said of it, mends it, and sees the page again. */
async function breakAndMend(page: Page, copy: Copy, file: string, from: string, to: string) {
  const says = (text: string | RegExp) => expect(overlay(page)).toContainText(text)
  copy.edit(file, from, to)
  await expect(overlay(page)).toBeVisible()
  return {
    says,
    mend: async () => {
      copy.edit(file, to, from)
      await expect(overlay(page)).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  }
}

test('a component that throws is named on the page, and the page comes back when it is mended', async ({
  page,
  copy,
  server,
}) => {
  await page.goto(server)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  const broken = await breakAndMend(
    page,
    copy,
    'src/site/Footer.tsx',
    'return (',
    "throw new Error('broken on purpose')\n  return (",
  )
  await broken.says('broken on purpose')
  await broken.says('src/site/Footer.tsx')
  // whoever opens a page meanwhile is told the same
  const answer = await page.request.get(server)
  expect(answer.status()).toBe(500)
  await page.goto(`${server}/about-us`)
  await broken.says('broken on purpose')
  await broken.mend()
})

test('a mistake in content is named with its file, on the page that is open, and goes with the mistake', async ({
  page,
  copy,
  server,
}) => {
  const [church] = readdirSync(copy.path('content/churches'))
  const file = `content/churches/${church}`
  await page.goto(`${server}/churches/${church!.replace('.json', '')}`)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  const [day] = /"day": "\w+"/.exec(copy.read(file))!
  const broken = await breakAndMend(page, copy, file, day, '"day": "someday"')
  await broken.says(file)
  await broken.says('someday')
  await broken.mend()
})
