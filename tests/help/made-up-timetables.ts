/** Timetables that do not exist: one for each kind of clock, with everything a timetable can say. */
import type { Series, Timetable } from '#app/time/occurrence.ts'

const worship = {
  id: 'sunday-worship',
  repeat: { every: 'week', day: 'sunday' },
  at: '10:00',
  minutes: 90,
} as const satisfies Series

const midweek = {
  id: 'wednesday-midweek',
  repeat: { every: 'week', day: 'wednesday' },
  at: '19:30',
  least: 60,
} as const satisfies Series

/** A watch in the hours that the clocks skip and repeat. */
const night = {
  id: 'sunday-night',
  repeat: { every: 'week', day: 'sunday' },
  at: '02:30',
  minutes: 45,
} as const satisfies Series

/** Over midnight. */
const lateNight = {
  id: 'saturday-late',
  repeat: { every: 'week', day: 'saturday' },
  at: '23:30',
  minutes: 120,
} as const satisfies Series

const firstSaturday = {
  id: 'first-saturday',
  repeat: { every: 'month', which: 1, day: 'saturday' },
  at: '09:00',
  minutes: 180,
} as const satisfies Series

const lastFriday = {
  id: 'last-friday',
  repeat: { every: 'month', which: 'last', day: 'friday' },
  at: '18:15',
  least: 60,
} as const satisfies Series

/** Every second week from a day on, until another, one of them a day of the change of clocks. */
const secondFriday = {
  id: 'second-friday',
  repeat: { every: 'week', interval: 2, day: 'friday' },
  from: '2026-01-07',
  until: '2027-11-30',
  at: '20:00',
  minutes: 60,
  unsure: true,
} as const satisfies Series

const winter = { ...worship, id: 'winter', until: '2026-12-31' } as const
const summer = { ...worship, id: 'summer', at: '09:30', from: '2027-01-01' } as const

const camp = { id: 'camp', from: '2026-12-18', to: '2026-12-20', at: '17:00' } as const
const month = { id: 'month', from: '2027-02', to: '2027-02' } as const
const months = { id: 'months', from: '2026-02', to: '2026-03' } as const
const weekend = {
  id: 'weekend',
  repeat: { every: 'month', which: 2, day: 'saturday' },
  from: '2026-03-14',
  days: 2,
} as const satisfies Series
const vigil = {
  id: 'vigil',
  from: '2026-12-31',
  to: '2026-12-31',
  at: '22:00',
  minutes: 180,
} as const

/** A week of prayer, whose hours are unlike; of one day there are two. One is called off, and one goes elsewhere. */
const prayer = {
  id: 'prayer',
  from: '2027-01-03',
  to: '2027-01-06',
  hours: [
    { on: '2027-01-03', at: '08:00', off: 'cancelled', reason: 'It snows.' },
    { on: '2027-01-04', at: '19:00', minutes: 60 },
    { on: '2027-01-05', at: '06:00', minutes: 90 },
    { on: '2027-01-05', at: '19:00' },
    {
      on: '2027-01-06',
      at: '23:00',
      minutes: 90,
      off: 'moved',
      movedTo: { on: '2027-01-06', at: '20:00' },
      reason: 'It is late.',
    },
  ],
} as const

const reason = 'ప్రభువు; dinner, at home\nwith “family” \\ niños'

export const madeUpTimetables: readonly Timetable[] = [
  {
    timeZone: 'America/Los_Angeles',
    series: [worship, midweek, night, lateNight, camp, vigil, prayer],
    exceptions: [
      { change: 'cancelled', on: '2025-12-24', reason },
      { change: 'cancelled', on: '2026-03-08', at: '10:00', reason },
      { change: 'cancelled', on: '2026-12-18', of: ['camp'], reason },
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
      {
        change: 'moved',
        on: '2027-04-04',
        at: '10:00',
        to: { on: '2027-04-04', at: '06:30' },
        reason,
      },
      { change: 'extra', on: '2026-12-24', at: '18:00', what: worship, reason },
      { change: 'extra', on: '2026-12-24', at: '23:00', what: { ...worship, minutes: 75 }, reason },
    ],
  },
  {
    timeZone: 'Europe/Madrid',
    series: [{ ...worship, at: '11:00' }, midweek, night, lastFriday, secondFriday, weekend, month],
    exceptions: [
      { change: 'cancelled', on: '2026-03-29', at: '02:30', reason },
      { change: 'cancelled', on: '2027-02-14', of: ['month'], reason },
      {
        change: 'moved',
        on: '2026-10-25',
        at: '11:00',
        to: { on: '2026-11-29', at: '12:00' },
        reason,
      },
      { change: 'moved', on: '2026-05-09', of: ['weekend'], to: { on: '2026-05-30' }, reason },
      { change: 'cancelled', on: '2026-07-11', of: ['weekend'], reason },
      { change: 'extra', on: '2027-03-26', at: '20:00', what: midweek },
      { change: 'unsure', on: '2026-12-27', of: ['sunday-worship'], reason },
    ],
  },
  {
    timeZone: 'Asia/Kolkata',
    series: [winter, summer, { ...midweek, at: '06:00' }, lateNight, firstSaturday, months],
    exceptions: [{ change: 'cancelled', on: '2027-01-02', reason }],
  },
  {
    timeZone: 'Australia/Lord_Howe',
    series: [worship, midweek, { ...night, at: '01:45' }, lastFriday],
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
    series: [worship, midweek, { ...night, at: '00:15' }, lateNight, firstSaturday],
    exceptions: [{ change: 'cancelled', on: '2026-09-06', at: '00:15', reason }],
  },
]
