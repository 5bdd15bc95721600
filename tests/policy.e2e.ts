import { globSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { built, expect, open, test } from './help/site.ts'

// the content policy, tried by breaking it

const kinds: Record<string, () => void> = {
  'require-trusted-types-for, a script inside the page': () => {
    const script = document.createElement('script')
    script.append('window.ran = true')
    document.head.append(script)
  },
  'img-src, of another host': () => {
    new Image().src = 'https://elsewhere.example/picture.png'
  },
  'style-src-attr': () => document.body.setAttribute('style', 'color: red'),
  'require-trusted-types-for, a worker': () => void new Worker('/assets/any.js'),
  'require-trusted-types-for, words that become elements': () => {
    document.querySelector('main')!.insertAdjacentHTML('beforeend', '<b>words</b>')
  },
  'trusted-types, a policy of another name': () => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => object }
    }
    trustedTypes.createPolicy('theirs', {})
  },
}

/** Breaks the policy, and answers by which of its rules that was refused. */
async function broken(page: Page, breakIt: () => void): Promise<string> {
  await page.evaluate(() => {
    const refused = new Promise<string>((resolve) => {
      const note = ({ effectiveDirective }: SecurityPolicyViolationEvent) =>
        resolve(effectiveDirective)
      document.addEventListener('securitypolicyviolation', note, { once: true })
    })
    Object.assign(window, { refused })
  })
  // what is refused may throw
  await page.evaluate(breakIt).catch(() => {})
  return page.evaluate(() => (window as unknown as { refused: Promise<string> }).refused)
}

test.describe('what is refused', () => {
  test.use({ expected: [/Content Security Policy|Trusted|elsewhere\.example/] })

  test('scripts, styles, workers and markup that are not ours are refused', async ({ page }) => {
    await open(page, '/')
    for (const [what, breakIt] of Object.entries(kinds)) {
      expect(await broken(page, breakIt), what).toBe(what.split(',')[0])
    }
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  })
})

// passes by failing: that every other test fails by itself when its page breaks the policy
test.fail('a test whose page breaks the policy fails', async ({ page }) => {
  await open(page, '/')
  await broken(page, kinds['style-src-attr']!)
})

test('a film that is opened by itself plays', async ({ page }) => {
  const [film] = globSync('media/*-loop.webm', { cwd: built })
  await page.goto(`/${film}`)
  const isPlaying = () =>
    document.querySelector('video')!.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA
  await expect.poll(() => page.evaluate(isPlaying)).toBe(true)
})
