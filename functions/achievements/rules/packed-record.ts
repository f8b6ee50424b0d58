import * as z from 'zod/mini'
import { packed, unpacked } from '#functions/platform/store/packed.ts'
import { COUNTERS, type Counter, type Counts } from '#shared/achievements/counters.ts'
import type { Chosen } from './challenges.ts'
import type { Record } from './record.ts'

/** What of a record grows with the days. */
type GrowingPart = Pick<Record, 'counts' | 'days' | 'chosen'>

/** The place of a counter among all of them, its number, the next one's place, its number … */
const Numbers = z.array(z.int())
/** In the order of `packedRecord`: without names. */
const Lines = z.tuple([
  Numbers,
  z.array(z.tuple([z.string(), Numbers, z.string()])),
  z.array(z.tuple([z.string(), Numbers])),
])

const numbersOf = (all: readonly Chosen[]): number[] =>
  all.flatMap(({ counter, goal }) => [COUNTERS.indexOf(counter), goal])

function pairsOf(numbers: readonly number[]): { counter: Counter; goal: number }[] {
  return numbers.flatMap((place, at) => {
    const [counter, goal] = [COUNTERS[place], numbers[at + 1]]
    if (at % 2 > 0) return []
    if (!counter || goal === undefined) throw new Error(`there is no counter ${place}`)
    return [{ counter, goal }]
  })
}

const numbersOfCounts = (counts: Counts): number[] =>
  numbersOf(
    COUNTERS.flatMap(counter => {
      const goal = counts[counter]
      return goal === undefined ? [] : [{ counter, goal }]
    }),
  )
const countsOf = (numbers: readonly number[]): Counts =>
  Object.fromEntries(pairsOf(numbers).map(({ counter, goal }) => [counter, goal]))

/** What was counted in all and on the last days, and what was chosen: with a day's gain beside it still one write unit. */
export const packedRecord = ({ counts, days, chosen }: GrowingPart): Uint8Array =>
  packed([
    numbersOfCounts(counts),
    Object.entries(days).map(([day, { did, heard }]) => [day, numbersOfCounts(did), heard]),
    Object.entries(chosen).map(([name, all]) => [name, numbersOf(all)]),
  ])

export function unpackedRecord(bytes: Uint8Array): GrowingPart {
  const [counts, days, chosen] = Lines.parse(unpacked(bytes))
  return {
    counts: countsOf(counts),
    days: Object.fromEntries(days.map(([day, did, heard]) => [day, { did: countsOf(did), heard }])),
    chosen: Object.fromEntries(chosen.map(([name, numbers]) => [name, pairsOf(numbers)])),
  }
}
