import { spawnSync } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { good, kept, sendTo, startHome, temporaryFolder } from '../tests/service/home.ts'
import { localInbox } from './inbox/inbox-store.ts'
import { readSettings } from './settings.ts'
import { keepCopies, idsIn } from './store/backup.ts'
import { openSqliteStore } from './store/sqlite-store.ts'
import { copyTo } from './store/store-work.ts'
import type { Kept, Listed } from './store/store.ts'
import { sentenceOf } from './troubles/troubles.ts'

const countIn = (file: string) => idsIn(file).size

let folder: string
let remove: () => void
beforeEach(() => ({ folder, remove } = temporaryFolder()))
afterEach(() => remove())

async function fill(messages: Kept[]) {
  const store = openSqliteStore(path.join(folder, 'messages.sqlite'))
  await Promise.all(messages.map((message) => store.accept(message)))
  return store
}

function run(program: string, words: string[], env: Record<string, string> = {}) {
  return spawnSync('node', [path.resolve(`service/${program}.ts`), ...words], {
    // the backups of whoever runs the tests, and what stands in their `.env`, are none of theirs
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e8,
    env: { ...process.env, DATA: folder, BACKUPS: '', npm_lifecycle_event: '', ...env },
  })
}

test('all of it comes through a pipe, the newest first', async () => {
  const many = Array.from({ length: 200 }, (_, n) =>
    kept(`m${n}`, { received: n, message: 'a'.repeat(2000) }),
  )
  await (await fill(many)).close()
  const piped = spawnSync('sh', ['-c', 'node service/inbox.ts export | cat'], {
    encoding: 'utf8',
    maxBuffer: 1e8,
    env: { ...process.env, DATA: folder, npm_lifecycle_event: '' },
  })
  const all = JSON.parse(piped.stdout) as Listed[]
  expect(all).toHaveLength(200)
  expect(all[0]!.id).toBe('m199')
})

test('called by npm, it writes to a file, or says how; never half of a JSON', async () => {
  await (await fill([kept('a')])).close()
  const npm = { npm_lifecycle_event: 'inbox' }
  const without = run('inbox', ['export'], npm)
  expect(without.status).toBe(1)
  expect(without.stdout).toBe('')
  expect(without.stderr).toContain('messages.json')
  const file = path.join(folder, 'all.json')
  expect(run('inbox', ['export', file], npm).status).toBe(0)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveLength(1)
  expect(statSync(file).mode & 0o077).toBe(0)
  const table = path.join(folder, 'all.csv')
  run('inbox', ['export', table], npm)
  expect(readFileSync(table, 'utf8').split('\r\n')).toHaveLength(3)
})

test('answered, unanswered, undeliverable', async () => {
  const store = await fill([kept('aaa'), kept('bbb'), kept('ccc')])
  await store.setApart('bbb', 5000, 5000, '550')
  await store.postpone('ccc', 5000, '451')
  await store.close()
  expect(run('inbox', ['answered', 'aa']).stdout).toBe('aaa is answered.\n  aaa está respondido.\n')
  const listed = (word: string) =>
    run('inbox', ['list', word])
      .stdout.trim()
      .split('\n')
      .slice(0, -2)
      .map((line) => line.slice(0, 3))
  expect(listed('answered')).toEqual(['aaa'])
  expect(listed('unanswered')).toEqual(['bbb', 'ccc'])
  expect(listed('undeliverable')).toEqual(['bbb'])
  const letter = run('inbox', ['show', 'bbb']).stdout
  expect(letter).toContain('elena@example.org')
  expect(letter).toContain('tried · intentado 1× (550), next · próximo ')
}, 60_000)

test('one message is named by the first letters of its id, and only what was asked is done with it', async () => {
  const whole = 'c'.repeat(32)
  await (await fill([kept('abc'), kept('abd'), kept(whole)])).close()
  const failed = (...words: string[]) => {
    const { status, stdout, stderr } = run('inbox', words)
    expect([status, stdout]).toEqual([1, ''])
    return stderr
  }
  expect(failed('show', 'ab')).toBe(
    'Several messages begin with "ab": write more of the id.\n  Varios mensajes empiezan con «ab»: escriba más letras del id.\n',
  )
  const nobody = (word: string) =>
    `There is no message "${word}": npm run inbox lists them.\n  No hay ningún mensaje «${word}»: npm run inbox los enumera.\n`
  for (const word of ['bc', '', `${whole}c`]) expect(failed('show', word)).toBe(nobody(word))
  expect(failed('erase', `x${whole}`)).toBe(nobody(`x${whole}`))
  // a slip in a whole one is no message either
  expect(failed('erase', 'd'.repeat(32))).toMatch(
    /^There is no message "d+", nor is it in any copy.*\n {2}No hay ningún mensaje «d+», ni está en ninguna copia/,
  )
  expect(failed('list', 'strange')).toMatch(
    /^There is no list of "strange"\.\n {2}No hay ninguna lista «strange»\.\n\nnpm run inbox /,
  )
  expect(failed('strange')).toMatch(
    /^There is no "strange"\.\n {2}«strange» no existe\.\n\nnpm run inbox /,
  )
  expect(run('inbox', ['show', whole]).stdout).toMatch(
    new RegExp(`^Id: {18}${whole}\nReceived · Recibido: `),
  )
  expect(run('inbox', ['answered', 'abc']).stdout).toBe(
    'abc is answered.\n  abc está respondido.\n',
  )
  expect(run('inbox', ['list', 'answered']).stdout).toContain(
    'messages · mensajes: 1, waiting · en espera: 0\n',
  )
  expect(run('inbox', ['unanswered', 'abc']).stdout).toBe(
    'abc is unanswered.\n  abc está sin responder.\n',
  )
  // npm says nothing of its own where it is told to be silent
  const npm = { npm_lifecycle_event: 'inbox', npm_config_loglevel: 'silent' }
  expect(JSON.parse(run('inbox', ['export'], npm).stdout)).toMatchObject([
    { id: 'abc', answered: null },
    { id: 'abd' },
    { id: whole },
  ])
}, 300_000)

test('where there are no messages yet that is said, and a setting that is wrong', () => {
  expect(run('inbox', []).stdout).toMatch(
    /^There are no messages yet: .*messages\.sqlite does not exist\.\n {2}Aún no hay mensajes: .*messages\.sqlite no existe\.\n$/,
  )
  expect(run('inbox', [], { PORT: 'x' })).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^PORT must be a whole number/),
  })
}, 60_000)

test('where nobody can look it is not said that there are no messages', () => {
  const endless = path.join(folder, 'endless')
  symlinkSync('endless', endless)
  for (const program of ['inbox', 'backup-now']) {
    const { status, stdout, stderr } = run(program, [], { DATA: endless })
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toContain('ELOOP')
  }
}, 60_000)

test('what waits longest for an answer is said, and how to answer, and what became of each', async () => {
  const day = 86_400_000
  const at = (days: number) => ({ received: Date.now() - days * day - 1000 })
  const store = await fill([
    kept('aaa', at(9)),
    kept('bbb', {
      ...at(8),
      church: 'hill',
      reply: 'call',
      phone: '+34 600 000 000',
      answerIn: 'es',
    }),
    kept('ccc', at(1)),
  ])
  const end = () => run('inbox', []).stdout.trim().split('\n').slice(-2)
  const longest = 'unanswered for longest · sin respuesta desde hace más tiempo'
  const counted = (waiting: number) => `messages · mensajes: 3, waiting · en espera: ${waiting}`
  expect(end()).toEqual([counted(3), `${longest}: aaa, office · oficina, 9 days · días`])
  await store.markAnswered('aaa', 5)
  await store.setApart('bbb', 5, 5, '550')
  await store.delivered('bbb', Date.UTC(2026, 0, 2, 3, 4))
  await store.noteReminded(['bbb'], 6, 'church')
  expect(end()).toEqual([counted(1), `${longest}: bbb, hill, 8 days · días`])
  const letter = () => run('inbox', ['show', 'bbb']).stdout
  expect(letter()).toContain(
    'Answer · Respuesta:  by a call · con una llamada, +34 600 000 000, es\n',
  )
  expect(letter()).toContain(
    'State · Estado:      refused by the mailbox · rechazado por el buzón (550), given to the office · pasado a la oficina 2026-01-02 03:04 UTC, reminded · recordado: church · iglesia\n',
  )
  await store.noteReminded(['bbb'], 6, 'office')
  expect(letter()).toContain(', reminded · recordado: church · iglesia, office · oficina\n')
  await store.markAnswered('bbb', 5)
  expect(end()[1]).toBe(`${longest}: ccc, office · oficina, 1 day · día`)
  await store.markAnswered('ccc', 5)
  expect(end()[1]).toBe(counted(0))
  await store.close()
}, 60_000)

test('what the service has found to be wrong is said, unless it is asked here and over', async () => {
  const store = await fill([kept('aaa')])
  const found = [
    { name: 'backup', facts: {} },
    { name: 'disk-full', facts: {} },
  ]
  await store.remember('told', JSON.stringify({ told: {}, well: {}, found }))
  await store.close()
  const env = { DATA: folder, BACKUPS: '' }
  const troubles = await localInbox(readSettings(env))!.troubles()
  // there is room on the disk
  expect(troubles.map(({ name }) => name)).toEqual(['backup'])
  const { stdout, stderr } = run('inbox', [])
  expect(stdout + stderr).toContain(sentenceOf({ name: 'backup', facts: {} }).en)
})

test('a backup while two hundred messages arrive, restored elsewhere, has what it says', async () => {
  const home = await startHome({ DATA: folder })
  const send = (n: number) => sendTo(home.url, { ...good, subject: `message ${n}` })
  const arriving = Promise.all(Array.from({ length: 200 }, (_, n) => send(n)))
  const database = path.join(folder, 'messages.sqlite')
  const during = (await keepCopies(database, path.join(folder, 'backups'), Date.now()))!
  await arriving
  const after = (await keepCopies(database, path.join(folder, 'backups'), Date.now() + 86_400_000))!
  expect(statSync(during).mode & 0o077).toBe(0)
  expect(countIn(after)).toBe(200)

  const taken = run('restore', [after])
  expect(taken.status).toBe(1)
  expect(taken.stderr).toContain('stop it first')

  for (const copy of [during, after]) {
    const elsewhere = path.join(folder, `elsewhere-${countIn(copy)}-${path.basename(copy)}`)
    expect(run('restore', [copy], { DATA: elsewhere }).stdout).toContain(`: ${countIn(copy)}.`)
    const restored = await startHome({ DATA: elsewhere })
    const store = openSqliteStore(path.join(elsewhere, 'messages.sqlite'))
    expect(await store.list()).toHaveLength(countIn(copy))
    await store.close()
    await restored.close()
  }
  await home.close()
}, 60_000)

test('where there are no messages, no backup is made of them, and that is said', () => {
  const { status, stderr } = run('backup-now', [path.join(folder, 'copy.sqlite')])
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(
      /^There are no messages yet: .*\n {2}Aún no hay mensajes: .*messages\.sqlite/,
    ),
  ])
  expect(existsSync(path.join(folder, 'copy.sqlite'))).toBe(false)
})

test('a copy takes neither the place of the messages nor that of a folder', async () => {
  const file = path.join(folder, 'messages.sqlite')
  await (await fill([kept('aaa')])).close()
  const { ino } = statSync(file)
  for (const [words, reason] of [
    [[file], /messages\.sqlite holds the messages themselves.*\n.*contiene los mensajes mismos/],
    [['messages.sqlite'], /messages\.sqlite holds the messages themselves/],
    [
      [folder],
      /is a folder\. Name a file in it: npm run backup .*messages-2\S+\.sqlite\n.*es una carpeta.*messages-2\S+\.sqlite\n$/,
    ],
  ] as const) {
    const { status, stderr } = run('backup-now', [...words])
    expect([status, stderr]).toEqual([1, expect.stringMatching(reason)])
  }
  expect(statSync(file).ino).toBe(ino)
})

test('erased is erased in the backups too; what is no backup is not restored', async () => {
  const backups = path.join(folder, 'backups')
  const store = await fill([kept('aaa', { message: 'a confession' }), kept('bbb')])
  const copy = (await keepCopies(path.join(folder, 'messages.sqlite'), backups, Date.now()))!
  expect(
    await keepCopies(path.join(folder, 'messages.sqlite'), backups, Date.now()),
  ).toBeUndefined()
  await store.close()
  expect(run('inbox', ['erase', 'aaa'], { BACKUPS: backups }).stdout).toBe(
    'aaa is erased.\n  aaa está borrado.\n',
  )
  expect(countIn(copy)).toBe(1)
  expect(readFileSync(copy, 'latin1')).not.toContain('a confession')

  const broken = path.join(folder, 'broken.sqlite')
  writeFileSync(broken, 'no database')
  const refused = run('restore', [broken])
  expect(refused.status).toBe(1)
  expect(refused.stderr).toMatch(/no whole backup.*\n.*no es una copia entera/)
  expect(countIn(path.join(folder, 'messages.sqlite'))).toBe(1)
  const back = run('restore', [copy])
  expect(back.stdout).toMatch(/^What was there is in .*\n {2}Lo que había está en /m)
  expect(back.stdout).not.toContain('erase')
})

test('a backup that brings back what was erased says so', async () => {
  const store = await fill([kept('aaa'), kept('bbb')])
  const elsewhere = path.join(folder, 'elsewhere.sqlite')
  await copyTo(path.join(folder, 'messages.sqlite'), elsewhere)
  await store.close()
  // a copy in another place is not reached
  expect(run('inbox', ['erase', 'aaa']).stdout).toContain('is erased')
  const { stdout } = run('restore', [elsewhere])
  expect(stdout).toMatch(/^1: Not in what was there, and back now; .* npm run inbox -- erase ID$/m)
  expect(stdout).toMatch(/^ {2}1: No estaban .* npm run inbox -- erase ID\n {2}aaa$/m)
  const empty = run('restore', [elsewhere], { DATA: path.join(folder, 'empty') })
  expect(empty.stdout).toMatch(
    /^What was erased after this copy was made is back; .*\n {2}Lo que se borró .* está de vuelta; /m,
  )
  expect(empty.stdout).not.toContain('What was there')
}, 60_000)

test('backups that somebody has written in between lose what is erased, too', async () => {
  await (await fill([kept('aaa'), kept('bbb'), kept('ccc')])).close()
  for (const [BACKUPS, id, left] of [
    [path.join(folder, 'copies'), 'aaa', ['bbb', 'ccc']],
    // nobody has said where they are
    ['', 'bbb', ['ccc']],
  ] as const) {
    const { stdout } = run('backup-now', [], { BACKUPS })
    const [, copy] = /^Messages in (.+?\.sqlite)/m.exec(stdout)!
    run('inbox', ['erase', id], { BACKUPS })
    expect([...idsIn(path.resolve(folder, copy!))]).toEqual(left)
  }
}, 60_000)

test.runIf(process.getuid?.() === 0)(
  'what root backs up belongs to the user that the service runs as, and its folder, too',
  async () => {
    await (await fill([kept('aaa')])).close()
    const [nobody, group] = [65_534, 65_533]
    chownSync(folder, nobody, group)
    const backups = path.join(folder, 'copies')
    run('backup-now', [], { BACKUPS: backups })
    for (const file of [backups, ...readdirSync(backups).map((name) => path.join(backups, name))]) {
      const { uid, gid } = statSync(file)
      expect([uid, gid], file).toEqual([nobody, group])
    }
  },
)

test('erasing goes through all copies, bad ones too, and can be said again', async () => {
  const backups = path.join(folder, 'backups')
  const id = 'a'.repeat(32)
  const store = await fill([kept(id, { message: 'a confession' }), kept('b'.repeat(32))])
  const file = path.join(folder, 'messages.sqlite')
  for (const days of [0, 1, 2]) await keepCopies(file, backups, Date.now() - days * 86_400_000)
  await store.close()
  const [newest, middle, oldest] = readdirSync(backups).toSorted().toReversed()
  const at = (name: string | undefined) => path.join(backups, name!)
  const sound = readFileSync(at(middle))
  writeFileSync(at(middle), Buffer.from(sound).fill(0, 4 * 4096, 5 * 4096))
  // it cannot be opened as a file at all
  rmSync(at(oldest))
  mkdirSync(at(oldest))
  const first = run('inbox', ['erase', 'aaaa'], { BACKUPS: backups })
  expect(first.status).toBe(1)
  expect(first.stdout).toContain(`${at(middle)} was damaged: it is deleted`)
  expect(first.stdout).toContain(`\n  ${at(middle)} estaba dañado: se ha borrado`)
  expect(first.stderr).toContain(`It may still be in ${at(oldest)}`)
  expect(first.stderr).toContain(`\n  Puede que aún esté en ${at(oldest)}`)
  expect(existsSync(at(middle))).toBe(false)
  expect([...idsIn(at(newest))]).toEqual(['b'.repeat(32)])
  // somebody has mended it
  rmSync(at(oldest), { recursive: true })
  writeFileSync(at(oldest), sound)
  // and there is what a restore has put aside, and what one left that was ended half-way
  const beside = ['.before-2026-11-20T10.00.00', '.unfinished', '.salvage'].map(
    (each) => file + each,
  )
  for (const each of beside) writeFileSync(each, sound)
  expect(run('inbox', ['erase', id], { BACKUPS: backups }).status).toBe(0)
  for (const each of [at(oldest), ...beside]) expect([...idsIn(each)]).toEqual(['b'.repeat(32)])
}, 60_000)

test('while messages cannot be read it is not said that there are none, and an export stays as it was', async () => {
  await (await fill([kept('aaa')])).close()
  const file = path.join(folder, 'all.csv')
  writeFileSync(file, 'of yesterday')
  using other = new DatabaseSync(path.join(folder, 'messages.sqlite'))
  other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  for (const words of [[], ['show', 'aaa'], ['export', file]]) {
    const { status, stdout, stderr } = run('inbox', words)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toContain(sentenceOf({ name: 'store-locked', facts: {} }).es)
  }
  expect(readFileSync(file, 'utf8')).toBe('of yesterday')
}, 60_000)

test('of a damaged store the inbox shows what can be read, and says what to do', async () => {
  const store = await fill(
    Array.from({ length: 60 }, (_, n) => kept(`m${n}`, { message: 'a'.repeat(2000) })),
  )
  await store.close()
  const file = path.join(folder, 'messages.sqlite')
  writeFileSync(file, readFileSync(file).fill(0xff, 20 * 4096, 21 * 4096))
  const { stdout, stderr } = run('inbox', ['list'])
  expect(stderr).toMatch(/is damaged.*npm run restore.*está dañado/s)
  expect(stdout).toContain('messages · mensajes: 60, ')
  rmSync(file)
  expect(run('inbox', ['list']).stderr).toMatch(/is gone, or empty.*ha desaparecido/s)
}, 60_000)

test('settings that do not lead to the messages elsewhere are named', () => {
  const INBOX_TOKEN = 'a'.repeat(24)
  for (const [env, said] of [
    [
      { INBOX_URL: 'https://www.example.org', INBOX_TOKEN: '' },
      /INBOX_TOKEN is not: set.*\n {2}INBOX_URL está definido/,
    ],
    [{ INBOX_URL: 'www.example.org', INBOX_TOKEN }, /INBOX_URL must look like https:/],
    [
      { INBOX_URL: 'http://localhost:1', INBOX_TOKEN },
      /:1 does not answer: is.*\n.*:1 no responde: ¿es/,
    ],
  ] as const) {
    const { status, stdout, stderr } = run('inbox', [], env)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(said)
  }
})
