/** Churches that do not exist: one for each kind of clock, with every kind of exception. */
import type { Gathering, Timetable } from '#app/time/occurrences.ts'

export type MadeUpChurch = Timetable<Gathering>

const worship: Gathering = {
  id: 'sunday-worship',
  repeat: { every: 'week', day: 'sunday' },
  at: '10:00',
  minutes: 90,
}

const midweek: Gathering = {
  id: 'wednesday-midweek',
  repeat: { every: 'week', day: 'wednesday' },
  at: '19:30',
}

/** A watch in the hours that the clocks skip and repeat. */
const night: Gathering = {
  id: 'sunday-night',
  repeat: { every: 'week', day: 'sunday' },
  at: '02:30',
  minutes: 45,
}

const lateNight: Gathering = {
  id: 'saturday-late',
  repeat: { every: 'week', day: 'saturday' },
  at: '23:30',
  minutes: 120,
}

const firstSaturday: Gathering = {
  id: 'first-saturday',
  repeat: { every: 'month', which: 1, day: 'saturday' },
  at: '09:00',
  minutes: 180,
}

const lastFriday: Gathering = {
  id: 'last-friday',
  repeat: { every: 'month', which: 'last', day: 'friday' },
  at: '18:15',
}

const reason = 'ప్రభువు; dinner, at home\nwith “family” \\ niños'

export const madeUpChurches: readonly MadeUpChurch[] = [
  {
    timeZone: 'America/Los_Angeles',
    gatherings: [worship, midweek, night, lateNight],
    exceptions: [
      { change: 'cancelled', on: '2025-12-24', reason },
      { change: 'cancelled', on: '2026-03-08', at: '10:00', reason },
      {
        change: 'moved',
        on: '2026-11-01',
        at: '02:30',
        to: { on: '2026-11-02', at: '01:30' },
        reason,
      },
      {
        change: 'moved',
        on: '2026-04-05',
        at: '10:00',
        to: { on: '2026-04-04', at: '18:00' },
        reason,
      },
      { change: 'extra', on: '2026-12-24', at: '23:00', gathering: worship, reason },
    ],
  },
  {
    timeZone: 'Europe/Madrid',
    gatherings: [{ ...worship, at: '11:00' }, midweek, night, lastFriday],
    exceptions: [
      { change: 'cancelled', on: '2026-03-29', at: '02:30', reason },
      {
        change: 'moved',
        on: '2026-10-25',
        at: '11:00',
        to: { on: '2026-11-29', at: '12:00' },
        reason,
      },
      { change: 'extra', on: '2027-03-26', at: '20:00', gathering: midweek },
    ],
  },
  {
    timeZone: 'Asia/Kolkata',
    gatherings: [worship, { ...midweek, at: '06:00' }, lateNight, firstSaturday],
    exceptions: [{ change: 'cancelled', on: '2027-01-02', reason }],
  },
  {
    timeZone: 'Australia/Lord_Howe',
    gatherings: [worship, midweek, { ...night, at: '01:45' }, lastFriday],
    exceptions: [
      {
        change: 'moved',
        on: '2026-10-04',
        at: '01:45',
        to: { on: '2026-10-03', at: '20:00' },
        reason,
      },
    ],
  },
  {
    timeZone: 'America/Santiago',
    // the clocks of Santiago change at midnight, so that a day begins at 1:00
    gatherings: [worship, midweek, { ...night, at: '00:15' }, lateNight, firstSaturday],
    exceptions: [{ change: 'cancelled', on: '2026-09-06', at: '00:15', reason }],
  },
]
