/** Random earning and spending: every event up to ten times and out of order, every purchase sent until it is answered. */
import { randomUUID } from 'node:crypto'
import type { SQSEvent } from 'aws-lambda'
import { expect } from 'vitest'
import type { handler as buying } from '#functions/coins/buy-item.ts'
import type { handler as earning } from '#functions/coins/on-work-finished.ts'
import { discrepancyOf } from '#functions/coins/rules/reconciliation.ts'
import { Refusal } from '#functions/platform/http/refusal.ts'
import { CHALLENGE_COINS } from '#shared/achievements/challenges.ts'
import { FREEZE, STORE_ITEMS } from '#shared/coins/items.ts'
import { readingFinishedBody } from '#tests/support/readings.ts'

export const AT = '2026-11-20T13:00:00.000Z'

/** Numbers from 0 to 1, the same for a seed. */
export function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export class Crash extends Error {}

export interface Handlers {
  readonly earning: typeof earning
  readonly buying: typeof buying
}

/** So many readings there are of a child, of which some pay nothing; and so many challenges. */
const READINGS = 120
const CHALLENGES = 10
const MONDAY = 16

/** The coins of a reading, as `readingFinishedBody` makes it: easy, its second attempt half, nothing from the 13th work on. */
const worthOf = (n: number): number => (n % 14 >= 12 ? 0 : ([5, 2, 0][n % 3] ?? 0))

const reading = (personId: string, n: number) => ({
  id: `event-${personId}-${n}`,
  name: 'reading.finished',
  at: AT,
  trace: '',
  body: readingFinishedBody({
    studentId: personId,
    readingId: `r-${n}`,
    attempt: 1 + (n % 3),
    workOfDay: 1 + (n % 14),
  }),
})
const challenge = (personId: string, n: number) => ({
  id: `gain-${personId}-${n}`,
  name: 'achievements.gained',
  at: AT,
  trace: '',
  body: {
    personId,
    titles: [],
    badges: [],
    challenges: [
      { period: 'day', of: `2026-11-${MONDAY + n}`, counter: 'readings', coins: CHALLENGE_COINS.day },
    ],
  },
})

/** What a child must have at the end, by what was acknowledged. */
export interface Due {
  readonly readings: Set<number>
  readonly challenges: Set<number>
  readonly bought: string[]
  /** How often a purchase was refused. */
  refused: number
}

export interface Play {
  readonly handlers: Handlers
  readonly next: () => number
  readonly operations: number
  readonly people: number
  readonly atOnce: number
}

/** Plays so many operations to their end, and gives what is due to each. */
export async function play({
  handlers,
  next,
  operations,
  people,
  atOnce,
}: Play): Promise<ReadonlyMap<string, Due>> {
  const below = (most: number) => Math.floor(next() * most)
  const due = new Map<string, Due>(
    Array.from({ length: people }, () => [
      randomUUID(),
      { readings: new Set(), challenges: new Set(), bought: [], refused: 0 },
    ]),
  )
  const all = [...due]
  const catalogue = [...STORE_ITEMS.filter(({ price }) => price <= 60), FREEZE]
  const work: (() => Promise<unknown>)[] = []
  while (work.length < operations) {
    const [personId, own] = all[below(all.length)] ?? expect.unreachable()
    const kind = next()
    if (kind < 0.3) {
      const { itemId } = catalogue[below(catalogue.length)] ?? FREEZE
      work.push(async () => {
        if ((await buy(handlers, personId, itemId)) === 'bought') own.bought.push(itemId)
        else own.refused++
      })
      continue
    }
    const isReading = kind < 0.9
    const n = below(isReading ? READINGS : CHALLENGES)
    const event = isReading ? reading(personId, n) : challenge(personId, n)
    const told = isReading ? own.readings : own.challenges
    told.add(n)
    for (let copies = below(10); copies >= 0; copies--) work.push(() => deliver(handlers, event))
  }
  // Out of order: each takes any place.
  for (let i = work.length - 1; i > 0; i--) {
    const j = below(i + 1)
    const [a, b] = [work[i], work[j]]
    if (a && b) [work[i], work[j]] = [b, a]
  }
  const worker = async () => {
    for (let one = work.pop(); one; one = work.pop()) await one()
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return due
}

/** Delivers an event until it is heard. */
async function deliver({ earning }: Handlers, detail: object): Promise<void> {
  const batch = { Records: [{ messageId: 'm', body: JSON.stringify({ detail }) }] } as unknown as SQSEvent
  while ((await earning(batch)).batchItemFailures.length > 0);
}

/** Sends a purchase until it is answered; gives that it was bought, or the code of the refusal. */
async function buy({ buying }: Handlers, personId: string, itemId: string): Promise<string> {
  const idempotencyKey = randomUUID()
  for (;;)
    try {
      await buying.run({
        actor: { personId, roles: ['student'], kind: 'own' } as never,
        standing: undefined,
        path: { itemId },
        query: undefined,
        body: {},
        at: AT,
        idempotencyKey,
        refuse: code => {
          throw new Refusal(code)
        },
      })
      return 'bought'
    } catch (error) {
      if (error instanceof Refusal) return error.code
      if (!(error instanceof Crash)) throw error
    }
}

export interface LedgerLine {
  readonly transactionId: string
  readonly amount: number
  readonly itemId?: string | undefined
}

/** Balance is the sum and not below nothing, each cause is there once, and nothing that was acknowledged is lost. */
export function expectSound(
  personId: string,
  { balance, lines }: { readonly balance: number; readonly lines: readonly LedgerLine[] },
  { readings, challenges, bought }: Due,
): void {
  const amounts = lines.map(({ amount }) => amount)
  expect(discrepancyOf(balance, amounts), personId).toBeUndefined()
  expect(new Set(lines.map(({ transactionId }) => transactionId)).size).toBe(lines.length)
  const earned = lines.filter(({ amount }) => amount > 0)
  const paying = [...readings].filter(n => worthOf(n) > 0)
  const first = readings.size > 0 ? 1 : 0
  expect(
    earned
      .filter(({ transactionId }) => transactionId.includes('event-'))
      .map(idOf)
      .sort(),
  ).toEqual(paying.map(n => `${AT}-event-${personId}-${n}`).sort())
  expect(earned.filter(({ transactionId }) => transactionId.includes('-day-'))).toHaveLength(challenges.size)
  const spent = lines.flatMap(({ itemId }) => itemId ?? [])
  expect(spent.sort()).toEqual([...bought].sort())
  // The same, reckoned from what was played alone.
  const worth =
    paying.reduce((sum, n) => sum + worthOf(n), 0) + challenges.size * CHALLENGE_COINS.day + first * 5
  const prices = new Map([...STORE_ITEMS, FREEZE].map(({ itemId, price }) => [itemId, price]))
  expect(balance, personId).toBe(worth - bought.reduce((sum, itemId) => sum + (prices.get(itemId) ?? 0), 0))
}
const idOf = ({ transactionId }: LedgerLine) => transactionId
