import type { Time } from '../../service/server.ts'

/** A time that stands still until it is moved on: then everybody whose turn has come is called, once. */
export function createTime(now = Date.now()) {
  const called: { pause: number; due: number; work: () => Promise<void> }[] = []
  const time: Time = {
    now: () => now,
    every(pause, work) {
      const mine = { pause, due: now + pause, work }
      called.push(mine)
      return () => void called.splice(called.indexOf(mine), 1)
    },
  }
  return {
    time,
    async moveTo(instant: number) {
      // timers do not go by the clock: set back, it keeps nobody waiting
      if (instant < now) for (const each of called) each.due += instant - now
      now = instant
      for (const each of called) {
        if (each.due > now) continue
        each.due = now + each.pause
        await each.work()
      }
    },
  }
}
