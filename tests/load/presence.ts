/**
 * What being there takes of the island’s cloud: how signs of life grow with people, what a school day of them costs, and how
 * everybody comes back. `node tests/load/presence.ts` prints the tables of docs/presence.md.
 */
import { beatOf } from '#functions/live/rules/cadence.ts'
import { BEAT_SECONDS, LONGEST_BEAT_SECONDS } from '#shared/live/cadence.ts'
import { billOf, type Counted, type CountedDeed, counted, totalOf } from '#tests/costs/bill.ts'
import { beating } from './beating.ts'
import { comingBack } from './coming-back.ts'
import { ARRIVING, DAYS_OF_A_MONTH, HABITS, type Kind, PEOPLE } from './school-day.ts'

const ISLAND = PEOPLE.student + PEOPLE.staff + PEOPLE.family
const SEED = 20_260_810

/** Minutes that people are there on a day, by how long a page then beats: `[seconds between beats, minutes]`. */
export type Presence = ReadonlyMap<number, number>

/** The model’s day: who comes, comes within the first quarter of an hour, and stays as long as their habit is. */
export function modelDay(stretched: boolean): Presence {
  const kinds = Object.entries(HABITS) as [Kind, (typeof HABITS)[Kind]][]
  const day = new Map<number, number>()
  const arriving = ARRIVING.withinSeconds / 60
  for (let minute = 0; minute < 60; minute++) {
    // Of one who comes evenly within `arriving` minutes and stays `stay`: the share who are there.
    const there = kinds.map(([kind, { comes, does }]) => {
      const stay = does.minute ?? 0
      const came = Math.min(1, (minute + 0.5) / arriving)
      const left = Math.min(1, Math.max(0, (minute + 0.5 - stay) / arriving))
      return PEOPLE[kind] * comes * (came - left)
    })
    const people = there.reduce((sum, one) => sum + one, 0)
    const every = stretched ? beatOf(people) : BEAT_SECONDS
    day.set(every, (day.get(every) ?? 0) + people)
  }
  return day
}

/** Everybody of the island online as long as school is: what the largest day could be, and no model of one. */
export const fullDay = (stretched: boolean): Presence =>
  new Map([[stretched ? beatOf(ISLAND) : BEAT_SECONDS, ISLAND * 6.5 * 60]])

/** A minute of the live connection with beats so far apart, made of the one that was counted, with two. */
function minuteOf(all: Counted, every: number): CountedDeed {
  const minute = all.deeds.minute
  if (!minute) throw new Error('a minute was not counted')
  const share = BEAT_SECONDS / every
  // Of a beat and its answer the answer goes.
  const messages = every > BEAT_SECONDS ? share / 2 : share
  const cloud = Object.entries(minute.cloud).map(([name, amount]) => [
    name,
    amount * (name === 'live messages' ? messages : share),
  ])
  const functions = Object.entries(minute.functions).map(([name, { memory, ...counts }]) => [
    name,
    {
      memory,
      ...Object.fromEntries(Object.entries(counts).map(([what, amount]) => [what, amount * share])),
    },
  ])
  return { cloud: Object.fromEntries(cloud), functions: Object.fromEntries(functions) }
}

/** Dollars a month of such days: what the bill is with their minutes, less what it is without any. */
export function monthOf(day: Presence, all: Counted = counted()): number {
  const bill = (every: number, minute: number) =>
    totalOf(
      billOf(
        PEOPLE,
        { ...all, deeds: { ...all.deeds, minute: minuteOf(all, every) } },
        {
          deeds: deeds => ({ ...deeds, minute }),
        },
      ),
    )
  return [...day].reduce((sum, [every, minutes]) => sum + bill(every, minutes) - bill(every, 0), 0)
}

const whole = (amount: number) => Math.round(amount).toLocaleString('en-US')
const row = (...cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`)
const head = (...cells: readonly string[]) => {
  row(...cells)
  row(...cells.map(() => '---'))
}

if (import.meta.main) {
  head('online', 'beat', 'messages a minute', 'writes a minute', 'times', 'fullest shard')
  let before: { people: number; messages: number; writes: number } | undefined
  for (const people of [2_500, 5_000, 10_000, 20_000, 40_000, 80_000, 150_000]) {
    const { messages, writes, every, fullestShard } = beating({
      people,
      seconds: 2400,
      from: 1500,
      seed: SEED,
    })
    const times =
      before && people === 2 * before.people
        ? Math.max(messages / before.messages, writes / before.writes).toFixed(2)
        : '–'
    row(whole(people), `${every} s`, whole(messages), whole(writes), times, `${fullestShard} a second`)
    before = { people, messages, writes }
  }
  console.log()
  head('day', '30 s for everyone', 'stretched', 'months of 21 days')
  for (const [name, day] of [
    ['the model’s', modelDay],
    ['everybody, 6.5 hours', fullDay],
  ] as const) {
    const [plain, stretched] = [monthOf(day(false)), monthOf(day(true))]
    row(name, `$${whole(plain)}`, `$${whole(stretched)}`, DAYS_OF_A_MONTH)
  }
  console.log()
  head(
    'all lost at once',
    'last back',
    'connections',
    'calls',
    'writes',
    'refused: tickets, connections, sign-ins',
  )
  for (const [name, more] of [
    ['150,000, tokens hold', { expired: 0 }],
    ['150,000, one token in twelve ends meanwhile', { expired: 1 / 12 }],
    ['150,000, one in four', { expired: 1 / 4 }],
    ['150,000, who do not know how many they are', { expired: 1 / 12, blindly: true }],
  ] as const) {
    const { lastBack, connections, requests, writes, refused } = comingBack({
      people: ISLAND,
      seed: SEED,
      ...more,
    })
    row(
      name,
      `${whole(lastBack)} s`,
      `${connections} a second`,
      `${whole(requests)} a second`,
      `${whole(writes)} a second`,
      Object.values(refused).map(whole).join(', '),
    )
  }
  console.log()
  const lost = { share: 0.05, at: 1500 }
  head('one in twenty goes without a word', 'beat', 'there', 'counted by the tick after two beats')
  for (const people of [10_000, 150_000]) {
    const { counts, every } = beating({
      people,
      seconds: 1500 + 2 * LONGEST_BEAT_SECONDS + 180,
      from: 1500,
      seed: SEED,
      lost,
    })
    const due = counts.find(({ at }) => at >= lost.at + 2 * every)
    row(
      whole(people),
      `${every} s`,
      whole(people * (1 - lost.share)),
      `${whole(due?.people ?? 0)}, after ${(due?.at ?? 0) - lost.at} s`,
    )
  }
}
