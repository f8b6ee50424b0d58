/** So many open pages that beat as the server says: its rules and its count each minute, and a page that heeds the word. */
import { beatOf, isAnswered } from '#functions/live/rules/cadence.ts'
import { ONLINE_SHARDS } from '#functions/live/rules/online.ts'
import { BEAT_SECONDS, BEATS_ONLINE } from '#shared/live/cadence.ts'
import { Agenda, seeded } from './agenda.ts'

/** The clock counts who is online so often, and what it counted is held as long by each instance that answers. */
const TICK = 60
const HELD = 10

interface Beating {
  readonly people: number
  readonly seconds: number
  /** From when on messages and writes are counted. */
  readonly from: number
  readonly seed: number
  /** So many of them go without a word at a time. */
  readonly lost?: { readonly share: number; readonly at: number }
}

export interface Beaten {
  /** Of the counted time: signs of life, answers, durable writes; each a minute. */
  readonly messages: number
  readonly writes: number
  /** What the last word was, in seconds. */
  readonly every: number
  /** Writes of the fullest shard in its fullest second. */
  readonly fullestShard: number
  /** The count at each tick. */
  readonly counts: readonly { readonly at: number; readonly people: number }[]
}

/** Plays it. All of them are there at the beginning, and beat as specified until they are told. */
export function beating({ people, seconds, from, seed, lost }: Beating): Beaten {
  const random = seeded(seed)
  const agenda = new Agenda<{ readonly at: number; readonly page: number }>()
  const every = new Int16Array(people).fill(BEAT_SECONDS)
  const until = new Float64Array(people)
  const shards = new Map<number, number>()
  const counts: { at: number; people: number }[] = []
  let [messages, writes, fullestShard, second, told, heldAt, held] = [0, 0, 0, -1, 0, -HELD, 0]
  for (let page = 0; page < people; page++) agenda.add({ at: random() * BEAT_SECONDS, page })
  const goes = lost ? Math.round(people * lost.share) : 0
  let tick = TICK
  for (let event = agenda.next(); event && event.at < seconds; event = agenda.next()) {
    const { at, page } = event
    for (; tick <= at; tick += TICK) {
      told = until.reduce((sum, end) => sum + (end >= tick ? 1 : 0), 0)
      counts.push({ at: tick, people: told })
    }
    if (lost && page < goes && at >= lost.at) continue
    if (at - heldAt >= HELD) [heldAt, held] = [at, told]
    const word = beatOf(held)
    const answered = isAnswered(every[page] ?? BEAT_SECONDS, word)
    every[page] = word
    until[page] = at + BEATS_ONLINE * word
    agenda.add({ at: at + word, page })
    if (at < from) continue
    messages += answered ? 2 : 1
    writes++
    if (Math.floor(at) !== second) {
      second = Math.floor(at)
      shards.clear()
    }
    const shard = page % ONLINE_SHARDS
    const inShard = (shards.get(shard) ?? 0) + 1
    shards.set(shard, inShard)
    fullestShard = Math.max(fullestShard, inShard)
  }
  const minutes = (seconds - from) / 60
  return {
    messages: messages / minutes,
    writes: writes / minutes,
    every: beatOf(told),
    fullestShard,
    counts,
  }
}
