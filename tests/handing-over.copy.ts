import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { assemble, now } from './fixture.ts'
import { onCopy as test, Copy } from './help/copy.ts'

// what a volunteer changed in a folder from a zip file, and how it comes to whoever looks after the site

type Content = Record<string, unknown>
const [site, harbor] = ['content/site.json', 'content/churches/harbor.json']

function change(copy: Copy, file: string, change: (data: Content) => void): void {
  const data = JSON.parse(copy.read(file)) as Content
  change(data)
  copy.write(file, `${JSON.stringify(data, null, 2)}\n`)
}

/** The project as a repository, with the made-up fellowship in it. */
function asRepository(copy: Copy): void {
  assemble(copy.path('content'))
  copy.env.SOURCE_DATE_EPOCH = String(Date.parse(now) / 1000)
  copy.mustRun('scripts/format-content.ts')
  git(copy, 'init', '--quiet')
  commit(copy)
}

function commit(copy: Copy): void {
  git(copy, 'add', '--all')
  const who = ['-c', 'user.name=Clara', '-c', 'user.email=clara@lighthouse.example']
  git(copy, ...who, 'commit', '--quiet', '--message', 'As it is')
}

function git(copy: Copy, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', words, { cwd: copy.folder })
  expect(status, stderr.toString()).toBe(0)
  return stdout.toString()
}

/** Opens what "Download ZIP" gives of a repository, as a volunteer does, and runs the editor's server once. */
async function received(from: Copy): Promise<Copy> {
  const volunteer = new Copy()
  rmSync(volunteer.path('content'), { recursive: true })
  const zip = spawnSync('git', ['archive', 'HEAD', 'content'], {
    cwd: from.folder,
    maxBuffer: 2 ** 28,
  })
  spawnSync('tar', ['x'], { cwd: volunteer.folder, input: zip.stdout })
  const { stop } = await volunteer.develop()
  stop()
  return volunteer
}

/** Hands over what was changed, and answers the file and what was said of it. */
function handOver(volunteer: Copy) {
  const printed = volunteer.mustRun('scripts/hand-over.ts')
  const [name] = globSync('changes-*.json', { cwd: volunteer.folder })
  return { file: name && volunteer.path(name), printed }
}

test('what was changed without git is one small file, and taken in it says each thing it changes', async ({
  copy,
}) => {
  test.setTimeout(300_000)
  asRepository(copy)
  const volunteer = await received(copy)
  expect(handOver(volunteer)).toMatchObject({
    file: undefined,
    printed: expect.stringMatching(/Nothing has been changed.*\n.*no se ha cambiado nada/),
  })

  // a time, an event more and one less, and a photograph of a telephone
  change(volunteer, harbor, ({ services }) => ((services as Content[])[0]!.at = '17:45'))
  const event = volunteer.read('content/events/coming-month.json')
  volunteer.write('content/events/supper.json', event)
  const title = { en: 'Harvest supper', es: 'Cena de la cosecha' }
  change(volunteer, 'content/events/supper.json', (data) => Object.assign(data, { title }))
  rmSync(volunteer.path('content/events/past-retreat.json'))
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '', noise } })
    .jpeg({ quality: 95 })
    .withExif({ IFD3: { GPSLatitude: '41/1 23/1 0/1' } })
    .toFile(volunteer.path('content/pictures/IMG_1.jpg'))
  // of Windows, where somebody has looked into the folder
  volunteer.write('content/pictures/Thumbs.db', 'small pictures')
  const { file, printed } = handOver(volunteer)
  for (const says of [
    `${harbor}, Service 1 › Time · Reunión 1 › Hora: "10:00" → "17:45"`,
    'content/events/supper.json: new · nuevo',
    'content/events/past-retreat.json: deleted · borrado',
    /IMG_1\.jpg: \d+ kB/,
    /Send this file.*\nEscrito: changes-.*Envíe este archivo/,
  ]) {
    expect(printed).toMatch(says)
  }
  const original = statSync(volunteer.path('content/pictures/IMG_1.jpg')).size
  expect(statSync(file!).size).toBeLessThan(original)

  const taken = copy.mustRun('scripts/take-in.ts', file!)
  expect(taken).toContain('Reunión 1 › Hora: "10:00" → "17:45"')
  expect(git(copy, 'status', '--porcelain', '-uall').trimEnd().split('\n').toSorted()).toEqual([
    ' D content/events/past-retreat.json',
    ` M ${harbor}`,
    '?? content/events/supper.json',
    '?? content/pictures/IMG_1.jpg',
  ])
  // one line of that file, and no other
  expect(git(copy, 'diff', '--numstat', '--', harbor)).toMatch(/^1\t1\t/)
  const { exif, width } = await sharp(copy.path('content/pictures/IMG_1.jpg')).metadata()
  expect({ exif, width }).toEqual({ exif: undefined, width: 3200 })

  // twice is once
  const again = copy.run('scripts/take-in.ts', file!)
  expect(again).toMatchObject({
    status: 0,
    printed: expect.stringMatching(/here already.*\n.*ya está/),
  })
  // what was taken in can be handed on, from a repository too
  expect(handOver(copy).printed).toContain('"10:00" → "17:45"')
  volunteer.remove()
})

test('two who change one file both keep what they wrote, and nobody undoes what another one changed', async ({
  copy,
}) => {
  test.setTimeout(300_000)
  asRepository(copy)
  const volunteer = await received(copy)
  change(volunteer, site, (data) => Object.assign(data, { churches: 5300, nations: 18 }))
  const { file } = handOver(volunteer)

  change(copy, site, (data) => (data.churches = 5250))
  commit(copy)
  const before = copy.read(site)
  const refused = copy.run('scripts/take-in.ts', file!)
  expect(refused.status).toBe(1)
  expect(refused.printed).toMatch(/5210\n {2}here · aquí: 5250\n {2}handed over · entregado: 5300/)
  expect(refused.printed).toMatch(/Nothing was taken in.*--keep-ours.*\nNo se aceptó nada/)
  expect(copy.read(site)).toBe(before)

  copy.mustRun('scripts/take-in.ts', '--keep-ours', file!)
  expect(JSON.parse(copy.read(site))).toMatchObject({ churches: 5250, nations: 18 })

  // what the check refuses is not left lying half taken in
  change(volunteer, harbor, (data) => (data.name = { en: 'Harbor of light' }))
  const taken = copy.read(harbor)
  const wrong = copy.run('scripts/take-in.ts', '--keep-ours', handOver(volunteer).file!)
  expect(wrong.status).toBe(1)
  expect(wrong.printed).toMatch(
    /harbor\.json, line \d+.*the Spanish is missing[^]*Nothing was taken in/,
  )
  expect(copy.read(harbor)).toBe(taken)
  volunteer.remove()
})

test('a file that is not whole, not ours or leads out of content is refused in words', ({
  copy,
}) => {
  const whole = { handedOver: '2031-05-14', texts: [], pictures: [] }
  const text = (file: string) => ({ ...whole, texts: [{ file, before: null, after: '{}' }] })
  const picture = { before: null, after: 'AAAA' }
  for (const given of [
    '{"handedOver": "2031-',
    '[]',
    JSON.stringify(text('package.json')),
    JSON.stringify(text('content/../package.json')),
    JSON.stringify(text('content/media/manifest.json')),
    JSON.stringify({ ...whole, texts: [{ ...text('x').texts[0], file: site, after: '{"name"' }] }),
    JSON.stringify({ ...whole, pictures: [{ file: 'content/pictures/../../a.js', ...picture }] }),
    JSON.stringify({ ...whole, pictures: [{ file: 'content/pictures/..', ...picture }] }),
    JSON.stringify({ ...whole, pictures: [{ file: site, ...picture }] }),
  ]) {
    writeFileSync(copy.path('changes-x.json'), given)
    const { status, printed } = copy.run('scripts/take-in.ts', 'changes-x.json')
    expect(status, given).toBe(1)
    expect(printed, given).toMatch(/is not whole, or was not written by.*\n.*no está entero/)
  }
  for (const words of [[], ['one', 'two'], ['--so']]) {
    expect(copy.run('scripts/take-in.ts', ...words).printed).toMatch(/Say which file.*\nDiga qué/)
  }
  expect(copy.run('scripts/take-in.ts', 'none.json').printed).toMatch(/no file none.*\n.*ningún/)
  // nobody noted how it was: an empty file would say that nothing was changed
  const { status, printed } = copy.run('scripts/hand-over.ts')
  expect(status).toBe(1)
  expect(printed).toMatch(/Nobody noted.*"content".*\nNadie anotó.*«content»/)
  expect(readFileSync('package.json', 'utf8')).toBe(copy.read('package.json'))
})

test('where a file that stands here cannot be read, that is told, and nothing is taken in', ({
  copy,
}) => {
  const texts = [{ file: site, before: '{"churches": 1}', after: '{"churches": 2}' }]
  const given = { handedOver: '2031-05-14', texts, pictures: [] }
  copy.write('changes-x.json', JSON.stringify(given))
  copy.write(site, '{ "churches": 1')
  const { status, printed } = copy.run('scripts/run.mjs', 'scripts/take-in.ts', 'changes-x.json')
  expect(status).toBe(1)
  expect(printed).toMatch(/^\ncontent\/site\.json cannot be read: .*\n.*dice por qué\.\n$/)
  expect(copy.read(site)).toBe('{ "churches": 1')
})

test('a file in its wrong place is told where it is handed over, and not to whom it is sent', ({
  copy,
}) => {
  asRepository(copy)
  mkdirSync(copy.path('content/pictures/from my phone'))
  expect(handOver(copy).printed).toMatch(/Nothing has been changed here/)
  copy.write('content/churches/Harbor copy.json', copy.read(harbor))
  const { status, printed } = copy.run('scripts/hand-over.ts')
  expect(status).toBe(1)
  expect(printed).toMatch(/Harbor copy\.json would not be taken in.*\n.*no se aceptaría/)
  expect(globSync('changes-*.json', { cwd: copy.folder })).toEqual([])
})
