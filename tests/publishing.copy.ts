import { cpSync, globSync, rmSync } from 'node:fs'
import { expect } from '@playwright/test'
import { onCopy as test } from './help/copy.ts'
import { host, publish, Publishing } from './help/publishing.ts'

// what the workflow publishes, and what it does not; how a volunteer's notice gets there, published-editor.copy.ts

test('a notice whose tests fail is put back, and code waits for its tests', async ({ copy }) => {
  test.setTimeout(900_000)
  const world = await Publishing.at(copy)
  world.begin()
  const [own, other] = globSync('*.json', { cwd: copy.path('content/churches') })
  const page = `churches/${own!.replace('.json', '.html')}`
  const says = (en: string, church = own) => {
    const file = `content/churches/${church}`
    // whatever day it is where the church is
    const [from, to] = [-2, 2].map((days) =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
    )
    const notice = { from, to, text: { en, es: `${en} (en español)` } }
    copy.write(
      file,
      JSON.stringify({ ...(JSON.parse(copy.read(file)) as object), notices: [notice] }),
    )
    world.commit(en)
  }

  // the first time there is nothing to go back to: all tests come first
  const first = await world.push('pass')
  expect(first.jobs.make?.said).toContain('pages answer')
  expect(first.done, first.jobs.make?.said).toEqual(['make', 'test', 'publish'])
  expect(world.public('edition.txt').trim()).toBe('1')

  // a notice, after which a test fails: what has passed is there again, and whoever saved it is told
  says('The hall is flooded')
  const failed = await world.push('fail')
  expect(failed.done).toEqual(['make', 'live', 'test', 'back'])
  expect(failed.jobs.back?.result, failed.jobs.back?.said).toBe('success')
  expect(world.public(page)).not.toContain('The hall is flooded')
  expect(world.public('edition.txt').trim()).toBe('1')
  expect(world.hosted.issues).toHaveLength(1)
  expect(world.hosted.issues[0]!.body).toMatch(/@whoever-saved-it[^]*actions\/runs\/2/)

  // where what was there before is no longer kept, they are told that too
  await world.run!('back', publish, 'publish', { run: 99, back: true })
  expect(world.hosted.issues).toHaveLength(2)
  expect(world.hosted.issues[1]).toMatchObject({
    title: 'The site could not be put back · No se pudo dejar el sitio como antes',
  })

  // the night tries the same commit again, and visitors do not: it has failed
  const night = await world.decide('fail', 'schedule')
  expect(night.done).toEqual(['make', 'test'])

  // nor is what somebody else saves meanwhile, who would be told that theirs has failed: they read whose it was
  says('Come and see', other)
  const together = await world.decide('fail')
  expect(together.done).toEqual(['make', 'test'])
  expect(together.jobs.make?.said).toContain(`What failed in ${host}/actions/runs/`)
  expect(world.hosted.issues).toHaveLength(2)

  // what the check refuses is not even built
  says('<b>Closed</b>')
  const refused = await world.push('pass')
  expect(refused.done).toEqual(['make'])
  expect(refused.jobs.make?.said).toContain('there is HTML in the text')
  says('The hall is dry again')
  expect((await world.push('pass')).done).toEqual(['make', 'live', 'test'])

  // code waits for all tests, and what comes with it too
  copy.write('service/node.ts', `${copy.read('service/node.ts')}// new\n`)
  says('Come and see')
  const code = await world.decide('fail')
  expect(code.done).toEqual(['make', 'test'])
  expect(world.public(page)).toContain('The hall is dry again')
  await world.end()
})

test('what was built and is not whole, or throws, is not published', ({ copy }) => {
  cpSync('dist', copy.path('dist'), { recursive: true })
  cpSync('dist', copy.path('before/dist'), { recursive: true })
  const look = () => copy.run('scripts/publishing/look.ts', 'before/dist')
  const file = 'dist/site/es/about-us.html'
  const page = copy.read(file)
  // what is asked for is the page itself
  for (const packed of globSync(`${file}.*`, { cwd: copy.folder })) rmSync(copy.path(packed))

  copy.write(file, page.replace('lang="es"', 'lang="en"'))
  expect(look().printed).toContain('/es/about-us: is no page in its language')
  rmSync(copy.path(file))
  const without = look()
  expect(without.status).toBe(1)
  expect(without.printed).toContain('/es/about-us: is missing')
  expect(without.printed).toContain('/es/about-us: was there before, and is lost')
  copy.write(file, page.replace('</h1>', '</h1><img src="/nowhere.png">'))
  expect(look().printed).toMatch(/\/es\/about-us: http.*nowhere\.png/)
  copy.write(file, page)
  expect(look()).toMatchObject({ status: 0 })

  // a church that is deleted, or gets another address, takes along what lies below it
  const [church = ''] = globSync('content/churches/*.json', { cwd: copy.folder })
  const own = church.slice('content/'.length, -'.json'.length)
  for (const built of globSync(`dist/site/{,es/}${own}{,.html,.html.*}`, { cwd: copy.folder })) {
    rmSync(copy.path(built), { recursive: true })
  }
  expect(look().printed).toContain(`/es/${own}: was there before, and is lost`)
  rmSync(copy.path(church))
  expect(look()).toMatchObject({ status: 0 })
})

test('what can reach nobody goes no further than the check before the launch', async ({ copy }) => {
  const world = await Publishing.at(copy)
  const [church] = globSync('content/churches/*.json', { cwd: copy.folder })
  const facts = JSON.parse(copy.read(church!)) as object
  copy.write(church!, JSON.stringify({ ...facts, phone: '+1 415 555 0199' }, null, 2))
  world.begin()
  world.launchCheck = 'npm run launch-check'
  const { done, jobs } = await world.push('pass')
  expect(done).toEqual(['make'])
  expect(jobs.make).toMatchObject({ result: 'failure' })
  expect(jobs.make?.said).toContain('+1 415 555 0199')
  expect(jobs.make?.said).not.toContain('npm run build')
  await world.end()
})
