import type { Mailbox } from '#app/contact/mailbox.ts'
import type { CalendarDate } from '#app/time/dates.ts'
import { instantOf, wallClock } from '#app/time/zone.ts'
import { day, hour } from '../durations.ts'
import { fingerprint } from '../form/token.ts'
import type { Mailing } from './delivery.ts'
import { officeOf, recipientOf } from './mailboxes.ts'
import { reminderOf, tally, type Report } from './reminder-mail.ts'
import { isRefusedForGood, mayHaveArrived, problemOf } from './smtp.ts'

/** How long a message may stay unanswered before its church is reminded, and before the office is. */
const churchAfter = 2 * day
const officeAfter = 7 * day

/** Nobody is written to at night: from nine in the morning until eight in the evening, there. */
const daytime = { from: '09:00', until: '20:00' }

/** What one mail may hold; the others come on another day. */
const mostInMail = 10

/** What one mailbox is to be told. */
type Due = { mailbox: Mailbox; church: string[]; office: string[]; report?: Report }

type Options = Mailing & {
  onRefused: (now: number) => Promise<void>
}

/**
 * Brings back what nobody has answered: after two days to the church, after seven to the office, once
 * each. A mailbox gets one mail a day at most, with all of it.
 */
export function createReminders(options: Options) {
  const { store, log, mailboxes, from, linkOf, send, mostAtOnce, onRefused } = options
  const remind = async ({ mailbox, church, office, report }: Due, now: number) => {
    const { address } = mailbox
    const turn = `reminder to ${address}`
    if (!(await store.takeTurn(turn, now, day))) return
    const ids = [...new Set([...office, ...church])].slice(0, mostInMail)
    const isIn = (id: string) => ids.includes(id)
    const [forChurch, forOffice] = [church.filter(isIn), office.filter(isIn)]
    // some may have been answered since they were found
    const messages = (await store.find(ids)).filter(({ answered }) => answered === null)
    if (messages.length === 0 && !report) {
      return store.remember(turn, '0')
    }
    try {
      // a mailbox shows one name once: where the church's reads for the office, too, it is another mail
      const told = [address, forChurch, forOffice, report?.month]
      const name = await fingerprint('reminder', JSON.stringify(told))
      const links = await Promise.all(messages.map(({ id }) => linkOf(id, now)))
      await send(reminderOf({ name, from, mailbox, mailboxes, messages, links, report }))
    } catch (error) {
      const problem = problemOf(error)
      log('no reminder', { problem, messages: ids.length })
      if (isRefusedForGood(error)) await onRefused(now)
      // it may have arrived although nothing says so, or never will: then tomorrow; else in an hour
      const isForToday = !mayHaveArrived(error) && !/^5..$/.test(problem)
      if (isForToday) await store.remember(turn, String(now - day + hour))
      return
    }
    await store.noteReminded(forChurch, now, 'church')
    await store.noteReminded(forOffice, now, 'office')
    if (report) await store.remember('reported', report.month)
    log('reminded', { messages: messages.length })
  }

  return async (now: number): Promise<void> => {
    const due = new Map<string, Due>()
    const dueAt = (mailbox: Mailbox) => {
      const found = due.get(mailbox.address) ?? { mailbox, church: [], office: [] }
      due.set(mailbox.address, found)
      return found
    }
    for (const message of await store.unanswered(now - churchAfter)) {
      const isForOffice = message.sent <= now - officeAfter
      if (isForOffice) dueAt(officeOf(mailboxes)).office.push(message.id)
      else if (message.reminded === null) {
        dueAt(recipientOf(mailboxes, message).to).church.push(message.id)
      }
    }
    const report = await reportOf(now)
    if (report) dueAt(officeOf(mailboxes)).report = report
    const awake = [...due.values()].filter(({ mailbox }) => isDay(now, mailbox.zone))
    // now these, now others: whoever has had today's mail, or refuses it, keeps nobody waiting
    const first = Math.floor(Math.random() * awake.length)
    const inTurn = [...awake.slice(first), ...awake.slice(0, first)]
    for (const each of inTurn.slice(0, mostAtOnce)) await remind(each, now)
  }

  /** What came in the month before, once it is over: how much, and how soon it was answered. */
  async function reportOf(now: number): Promise<Report | undefined> {
    const { zone } = officeOf(mailboxes)
    const month = wallClock(now, zone).date.slice(0, 7)
    const reported = await store.recall('reported')
    // of the months before the first one nothing is known; a month to come was noted by a wrong clock
    if (!reported || reported > before(month)) await store.remember('reported', before(month))
    if (!reported || reported >= before(month)) return undefined
    const begin = (of: string) => instantOf(`${of}-01` as CalendarDate, '00:00', zone)
    const came = await store.came(begin(before(month)), begin(month))
    return { month: before(month), churches: tally(came, mailboxes) }
  }
}

function isDay(now: number, zone: string): boolean {
  const { time } = wallClock(now, zone)
  return time >= daytime.from && time < daytime.until
}

/** `2026-01` → `2025-12` */
function before(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number - 2)).toISOString().slice(0, 7)
}
