import { afterEach, expect, test, vi } from 'vitest'
import { createHealth } from './health.ts'
import { sentenceOf, trouble, type TroubleName } from './troubles.ts'

afterEach(() => void vi.useRealTimers())

const token = 'only-for-tests-and-long-enough'

/** Health by a watch that finds what it is told to, and counts how often it is asked. */
function start(seen = { at: 0 }) {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 })
  const finds: { asked: TroubleName[]; seen: TroubleName[] } = { asked: [], seen: [] }
  const looks = vi.fn(async () => finds.asked.map((name) => trouble(name)))
  const watch = { ask: looks, found: () => finds.seen.map((name) => trouble(name)) }
  const figures = async () => {
    throw new Error('not now')
  }
  const create = () => createHealth({ store: { figures }, watch, token, seen })
  const ask = async (headers = {}, health = create()) => {
    const answer = await health.request('/healthz', { headers })
    return [answer.status, ((await answer.json()) as { status: string }).status]
  }
  return { finds, looks, create, ask }
}

test('however many ask, it is looked once in ten seconds, and each time for who may know', async () => {
  const { looks, ask, finds } = start()
  for (let n = 0; n < 20; n++) expect(await ask()).toEqual([200, 'ok'])
  expect(looks).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(10_000)
  await ask()
  expect(looks).toHaveBeenCalledTimes(1)
  finds.asked = ['disk-full']
  vi.advanceTimersByTime(1)
  expect(await ask()).toEqual([503, 'messages cannot be taken'])
  expect(looks).toHaveBeenCalledTimes(2)
  // that is known for ten seconds, too
  finds.asked = []
  expect(await ask()).toEqual([503, 'messages cannot be taken'])
  const headers = { authorization: `Bearer ${token}` }
  expect(await ask(headers)).toEqual([200, 'ok'])
  expect(await ask(headers)).toEqual([200, 'ok'])
  expect(looks).toHaveBeenCalledTimes(4)
  // a clock that was set back keeps no answer
  vi.setSystemTime(1_700_000_000_000)
  expect(await ask()).toEqual([200, 'ok'])
})

test('who asks before anything is known waits until it is', async () => {
  const { create, ask, looks, finds } = start()
  finds.asked = ['store-gone']
  const health = create()
  const both = await Promise.all([ask({}, health), ask({}, health)])
  expect(both).toEqual([
    [503, 'messages cannot be taken'],
    [503, 'messages cannot be taken'],
  ])
  expect(looks).toHaveBeenCalledTimes(2)
})

test('what is seen between two looks is said at once, if it keeps messages from being taken', async () => {
  const { ask, finds } = start()
  expect(await ask()).toEqual([200, 'ok'])
  finds.seen = ['mail-silent']
  expect(await ask()).toEqual([200, 'ok'])
  finds.seen = ['store-damaged']
  expect(await ask()).toEqual([503, 'messages cannot be taken'])
})

test('who may know is told the worst by its name, also where figures cannot be read', async () => {
  const { ask, finds } = start()
  const headers = { authorization: `Bearer ${token}` }
  finds.asked = ['form-flooded']
  expect(await ask(headers)).toEqual([200, 'ok'])
  finds.asked = ['form-flooded', 'mail-silent']
  expect(await ask(headers)).toEqual([503, 'mail-silent'])
})

test('who shows another token is told what anybody is; who may know, each trouble with its remedy', async () => {
  const { ask, create, finds, looks } = start()
  finds.asked = ['mail-silent']
  expect(await ask({ authorization: 'Bearer only-for-tests-and-long-enougH' })).toEqual([200, 'ok'])
  expect(await ask({ authorization: token })).toEqual([200, 'ok'])
  expect(looks).toHaveBeenCalledTimes(1)
  const answer = await create().request('/healthz', {
    headers: { authorization: `Bearer ${token}` },
  })
  const { troubles } = (await answer.json()) as { troubles: object[] }
  const { en, es } = sentenceOf(trouble('mail-silent'))
  expect(troubles).toEqual([{ name: 'mail-silent', en, es }])
})
