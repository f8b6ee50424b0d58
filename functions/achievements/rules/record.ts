import * as z from 'zod/mini'
import { withProcessed } from '#functions/platform/store/processed.ts'
import { type Challenge, Period } from '#shared/achievements/challenges.ts'
import { Counter, Counts } from '#shared/achievements/counters.ts'
import { Grade } from '#shared/kernel/school.ts'
import { addDays, type SchoolDay } from '#shared/kernel/school-day.ts'
import { type Chosen, chooseChallenges, startOf, untilOf } from './challenges.ts'
import { added, highest, without } from './counts.ts'
import type { Deed } from './deed.ts'

const Day = z.object({
  did: Counts,
  /** The marks of the events that were processed of it: see `withProcessed`. */
  heard: z.string(),
})

/** All that is kept of a child’s deeds. */
export const Record = z.object({
  counts: Counts,
  /** What was done on each of the last days, by day. */
  days: z.record(z.string(), Day),
  /** What was chosen for them to reach, by period and first day: `week 2026-11-16`. */
  chosen: z.record(z.string(), z.array(z.object({ counter: Counter, goal: z.int() }))),
  grade: z.optional(Grade),
  /** When the child was placed where they have it, ISO 8601. */
  placedAt: z.optional(z.string()),
  /** See `DEFINITIONS`. */
  judgedBy: z.optional(z.string()),
  version: z.int(),
})
export type Record = z.output<typeof Record>

export const NOTHING_YET: Record = { counts: {}, days: {}, chosen: {}, version: 0 }

/** An event can be sent again for 14 days; so long it is known. */
const KEPT_DAYS = 15

/** A challenge that a deed met. */
export interface Met {
  readonly period: Period
  readonly of: SchoolDay
  readonly counter: Counter
}

/** After every day. */
const LAST = '9999-12-31'

const nameOf = (period: Period, start: SchoolDay) => `${period} ${start}`

/** What is there to be reached: as it was chosen, or as it would be by what was done before that time began. */
export const chosenFor = (
  record: Record,
  personId: string,
  period: Period,
  start: SchoolDay,
): readonly Chosen[] =>
  record.chosen[nameOf(period, start)] ??
  chooseChallenges(period, start, {
    personId,
    grade: record.grade,
    counts: without(record.counts, doneBetween(record, start, LAST)),
  })

/** What was done from one day to another, both included. */
export const doneBetween = ({ days }: Pick<Record, 'days'>, from: SchoolDay, until: SchoolDay): Counts =>
  Object.entries(days)
    .filter(([day]) => from <= day && day <= until)
    .reduce<Counts>((sum, [, { did }]) => added(sum, did), {})

/**
 * The record after a deed, and the challenges that it met; undefined where it was processed before. The counts only ever
 * grow and what is to be reached stays as it was first chosen: so each challenge is met once, and in whatever order deeds
 * are told, the counts end alike.
 */
export function afterDeed(
  record: Record,
  personId: string,
  eventId: string,
  { day, adds, reached = {} }: Deed,
): { readonly record: Record; readonly met: readonly Met[] } | undefined {
  const today = record.days[day] ?? { did: {}, heard: '' }
  const processed = withProcessed(today.heard, eventId)
  if (processed === undefined) return undefined

  const bilingual = Number(isBilingual(added(today.did, adds)) && !isBilingual(today.did))
  const more = added(adds, { bilingualDays: bilingual })
  const days = { ...record.days, [day]: { did: added(today.did, more), heard: processed } }
  const isWork = Object.keys(adds).length > 0
  const chosen = { ...record.chosen }
  const met: Met[] = []
  for (const period of isWork ? Period.options : []) {
    const start = startOf(period, day)
    const until = untilOf(period, start)
    const challenges = chosenFor(record, personId, period, start)
    chosen[nameOf(period, start)] = [...challenges]
    const [before, after] = [doneBetween(record, start, until), doneBetween({ days }, start, until)]
    for (const { counter, goal } of challenges)
      if ((before[counter] ?? 0) < goal && (after[counter] ?? 0) >= goal)
        met.push({ period, of: start, counter })
  }
  const counts = highest(added(record.counts, more), reached)
  return { record: { ...record, counts, ...lately(days, chosen) }, met }
}

const isBilingual = ({ spanish = 0, english = 0 }: Counts): boolean => spanish > 0 && english > 0

/** Without what is too old to be told again. */
function lately(days: Record['days'], chosen: Record['chosen']): Pick<Record, 'days' | 'chosen'> {
  const newest = Object.keys(days).sort().at(-1) ?? ''
  const oldest = addDays(newest, -KEPT_DAYS)
  return {
    days: Object.fromEntries(Object.entries(days).filter(([day]) => day >= oldest)),
    chosen: Object.fromEntries(
      Object.entries(chosen).filter(([name]) => (name.split(' ')[1] ?? '') >= addDays(oldest, -6)),
    ),
  }
}

/** What there is to reach on a day and in its week, and how much of it is done. */
export const challengesOn = (record: Record, personId: string, day: SchoolDay): readonly Challenge[] =>
  Period.options.flatMap(period => {
    const start = startOf(period, day)
    const until = untilOf(period, start)
    const done = doneBetween(record, start, until)
    return chosenFor(record, personId, period, start).map(({ counter, goal }) => ({
      period,
      counter,
      goal,
      done: done[counter] ?? 0,
      until,
    }))
  })

/** From this day of the week on, 0 being Monday, what is half done is called to mind. */
const FRIDAY = 4

/**
 * The challenge of a week to remind a child of who came by on a day: of Friday or later, at least half done by the evening
 * before and not all; the one with the least left. Undefined where there is none.
 */
export function expiringOn(
  record: Record,
  personId: string,
  day: SchoolDay,
): { readonly counter: Counter; readonly left: number } | undefined {
  const start = startOf('week', day)
  if (day < addDays(start, FRIDAY)) return undefined
  const done = doneBetween(record, start, addDays(day, -1))
  return chosenFor(record, personId, 'week', start)
    .map(({ counter, goal }) => ({ counter, goal, left: goal - (done[counter] ?? 0) }))
    .filter(({ goal, left }) => left > 0 && left <= goal / 2)
    .map(({ counter, left }) => ({ counter, left }))
    .sort((a, b) => a.left - b.left)[0]
}
