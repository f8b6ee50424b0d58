import { schoolDay, type TimeOfDay, timeOfDay } from './school-day.ts'

/** What is done once for everybody on a day, or on one day of the week: from a time on, island time. */
export interface RoundTime {
  /** On the hour, `HH:00`. */
  readonly from: TimeOfDay
  /** On every day, where it is left out. */
  readonly on?: 'FRI'
}

/** Everybody is in one of so many parts, of which one begins every five minutes: an hour for all. */
export const PARTS = 12
const MINUTES_A_PART = 5
/** What failed or was slept through is made up for until so many hours after the beginning, and not after. */
const HOURS = 3

const WEEKDAYS = { FRI: 5 } as const
/** The island keeps no summer time. */
const UTC_AHEAD = 4

/** When the clock calls, as six fields of an EventBridge cron expression, in UTC. */
export function cronOf({ from, on }: RoundTime): string {
  const first = Number(from.slice(0, 2)) + UTC_AHEAD
  const last = first + HOURS - 1
  if (!from.endsWith(':00') || last > 23) throw new Error(`a round cannot begin at ${from}`)
  return `0/${MINUTES_A_PART} ${first}-${last} ${on ? `? * ${on}` : '* * ?'} *`
}

/** The parts whose time has come, where a round is on at this instant; each is due again until the round is over. */
export function partsDue({ from, on }: RoundTime, at: string): readonly number[] {
  const weekday = new Date(`${schoolDay(at)}T00:00:00Z`).getUTCDay()
  if (on && weekday !== WEEKDAYS[on]) return []
  const minutes = minutesOf(timeOfDay(at)) - minutesOf(from)
  if (minutes < 0 || minutes >= HOURS * 60) return []
  return Array.from({ length: Math.min(PARTS, Math.floor(minutes / MINUTES_A_PART) + 1) }, (_, part) => part)
}

const minutesOf = (time: TimeOfDay): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** In which part somebody is. */
export const partOf = (personId: string): number =>
  [...personId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % (PARTS * 1009), 0) % PARTS

export interface Part {
  /** The day of the round, on the island. */
  readonly day: string
  readonly part: number
}
interface Done {
  readonly isDone: (part: Part) => Promise<boolean>
  readonly keepDone: (part: Part) => Promise<unknown>
}

/** Does the parts that are due and not done. One that failed, or was cut off, is done again: it must do no harm twice. */
export async function doDueParts(
  time: RoundTime,
  at: string,
  { isDone, keepDone }: Done,
  run: (part: Part) => Promise<void>,
): Promise<void> {
  for (const number of partsDue(time, at)) {
    const part = { day: schoolDay(at), part: number }
    if (await isDone(part)) continue
    await run(part)
    await keepDone(part)
  }
}
