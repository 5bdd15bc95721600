/**
 * `npm run test:faults`: two hundred messages under load, while the process is killed again and again
 * and the mail server is down, slow, refuses or hangs up. Every message that was answered with success
 * must arrive, each under one name. Prints what happened; exits 1 when something was lost.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import {
  goodAnywhere,
  healthToken,
  sendTo,
  startMailServer,
  temporaryFolder,
  waitingAt,
} from './home.ts'

const messages = 200
const kills = 50
const sitePort = 3471
const mailPort = 3472
const url = `http://localhost:${sitePort}`
const { folder, remove } = temporaryFolder()

/** How the mail server behaves, in turn. */
const moods = ['fine', 'slow', 'refuses for now', 'refuses for good', 'hangs up', 'down'] as const
let mood: (typeof moods)[number] = 'fine'

/** The mails the server has said yes to. */
const mails: string[] = []
let mailServer = await startMail()
let home = startHome()
let killed = 0
const isKilling = () => killed < kills
let restarts = 0
let answered = 0
const accepted = new Set<string>()

const moodSwings = swingMoods()
const killing = killAgainAndAgain()
await Promise.all(Array.from({ length: 8 }, (_, worker) => sendSome(worker)))
await killing
await moodSwings
mood = 'fine'
await delivered()
home.kill('SIGTERM')
await mailServer.close()
remove()
report()

function startHome(): ChildProcess {
  const env = {
    ...process.env,
    PORT: String(sitePort),
    DATA: folder,
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    MAIL_FROM: 'website@praisechapel.example',
    MESSAGES_PER_HOUR: '1000000',
    REQUESTS_PER_SECOND: '1000000',
    RETRY_SECONDS: '0',
    CLAIM_SECONDS: '1',
    HEALTH_TOKEN: healthToken,
  }
  const started = spawn('node', ['service/node.ts'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // one that ends by itself, as where no site is built, would be waited for for ever
  started.once('exit', (code) => code && process.exit(1))
  return started
}

function startMail() {
  return startMailServer(
    {
      onMailFrom(_address, _session, done) {
        if (mood === 'refuses for now') return done(refusal(451))
        if (mood === 'refuses for good') return done(refusal(550))
        done()
      },
      onData(stream, session, done) {
        let mail = ''
        stream.on('data', (chunk: Buffer) => {
          mail += chunk.toString()
          if (mood === 'hangs up') (session as unknown as Socketed).connection?.close()
        })
        stream.on('end', () => {
          if (mood === 'hangs up') return done(refusal(421))
          const yes = () => {
            mails.push(mail)
            done()
          }
          setTimeout(yes, mood === 'slow' ? 300 : 5)
        })
      },
    },
    mailPort,
  )
}

type Socketed = { connection?: { close: () => void } }

function refusal(responseCode: number): Error {
  return Object.assign(new Error('not now'), { responseCode })
}

/** Sends a share of the messages, each until it is answered with success, as a browser would. */
async function sendSome(worker: number): Promise<void> {
  for (let n = worker; n < messages; n += 8) {
    const message = { ...goodAnywhere, subject: `message ${n}`, key: `key-of-message-${n}` }
    for (;;) {
      answered += 1
      const answer = await sendTo(url, message).catch(() => undefined)
      if (answer?.status === 200) break
      await wait(50)
    }
    accepted.add(`message ${n}`)
    // so that all of it happens while processes come and go
    await wait(Math.random() * 800)
  }
}

async function killAgainAndAgain(): Promise<void> {
  while (isKilling()) {
    await up()
    await wait(Math.random() * 600)
    home.kill('SIGKILL')
    killed += 1
    home = startHome()
    restarts += 1
  }
  await up()
}

async function up(): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/healthz`).catch(() => undefined)
    if (answer?.ok) return
    await wait(30)
  }
}

async function swingMoods(): Promise<void> {
  for (let turn = 0; isKilling(); turn++) {
    mood = moods[turn % moods.length]!
    if (mood === 'down') {
      const closing = mailServer.close()
      await wait(600)
      await closing
      mailServer = await startMail()
    } else await wait(500)
  }
}

async function delivered(): Promise<void> {
  for (;;) {
    if ((await waitingAt(url).catch(() => undefined)) === 0) return
    await wait(100)
  }
}

function report(): void {
  const header = (mail: string, name: string) =>
    new RegExp(`^${name}: (.*?)\\r?$`, 'im').exec(mail)?.[1] ?? ''
  const arrived = mails
    .map((mail) => ({ subject: header(mail, 'Subject'), id: header(mail, 'Message-ID') }))
    // the office is told of the mail server's moods, too
    .filter(({ subject }) => subject.startsWith('message '))
  const names = new Map<string, Set<string>>()
  for (const { subject, id } of arrived) {
    names.set(subject, (names.get(subject) ?? new Set()).add(id))
  }
  const lost = [...accepted].filter((subject) => !names.has(subject)).length
  const doubled = [...names.values()].filter(({ size }) => size > 1).length
  const copies = arrived.length - new Set(arrived.map(({ id }) => id)).size
  console.log(`killed ${killed} times, restarted ${restarts} times
answered with success ${accepted.size} of ${messages} messages, in ${answered} tries
mails the server took ${arrived.length}
lost ${lost}
doubled under another name ${doubled}
copies under the same name ${copies} (the process was killed between the server's yes and the note of it)`)
  const failed = lost > 0 || doubled > 0 || accepted.size < messages || copies > killed * 5
  process.exit(failed ? 1 : 0)
}
