/**
 * Random earning and spending through the real handlers and the embedded database: every event up to ten times and out of
 * order, every purchase sent until it is answered, calls of the database that fail before or after they were carried out.
 */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SQSEvent } from 'aws-lambda'
import { afterAll, expect, test, vi } from 'vitest'
import { discrepancyOf } from '#functions/coins/rules/reconciliation.ts'
import { coinsTable } from '#functions/coins/table.ts'
import { Refusal } from '#functions/platform/http/refusal.ts'
import { openDatabase } from '#infra/local/dynamodb/database.ts'
import { serveDatabase } from '#infra/local/dynamodb/http.ts'
import { OPERATOR_KEY } from '#infra/local/endpoint/credentials.ts'
import { LOCAL_REGION } from '#infra/local/service.ts'
import { FREEZE, STORE_ITEMS } from '#shared/coins/items.ts'
import { readingFinishedBody } from '#tests/support/readings.ts'
import { tableDefinition } from '#tests/support/table-definition.ts'

/** `LEDGER_OPERATIONS=20000 LEDGER_SEED=7` for more, or for one that failed. */
const OPERATIONS = Number(process.env.LEDGER_OPERATIONS ?? 300)
const SEED = Number(process.env.LEDGER_SEED ?? 2026)
const AT_ONCE = 4
const CRASHES = 0.03
const AT = '2026-11-20T13:00:00.000Z'

const folder = await mkdtemp(join(tmpdir(), 'ledger-'))
const database = await openDatabase({ path: folder, sync: false })
await database.deployTable(tableDefinition(coinsTable))
const served = await serveDatabase(database, 0)
vi.stubEnv('AWS_REGION', LOCAL_REGION)
vi.stubEnv('AWS_ACCESS_KEY_ID', OPERATOR_KEY.accessKeyId)
vi.stubEnv('AWS_SECRET_ACCESS_KEY', OPERATOR_KEY.secretAccessKey)
vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', served.url)
vi.stubEnv('TABLE', 'coins')
// Nobody has a standing here: the store is always open.
vi.stubEnv('STANDING_TABLE', 'coins')
vi.mock('#functions/platform/log.ts', async load => ({
  ...(await load<object>()),
  measure: () => undefined,
  logUnexpected: () => undefined,
}))
afterAll(async () => {
  vi.unstubAllEnvs()
  await served.close()
  await database.close()
  await rm(folder, { recursive: true })
})
const [{ documents }, earning, buying, store] = await Promise.all([
  import('#functions/platform/store/rows.ts'),
  import('#functions/coins/on-work-finished.ts'),
  import('#functions/coins/buy-item.ts'),
  import('#functions/coins/coins-store.ts'),
])

/** Numbers from 0 to 1, the same for a seed. */
function random(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
const next = random(SEED)
const below = (most: number) => Math.floor(next() * most)

class Crash extends Error {}
let crashes = 0
documents.middlewareStack.add(
  call => async given => {
    if (next() < crashes) throw new Crash('before')
    const answer = await call(given)
    if (next() < crashes) throw new Crash('after')
    return answer
  },
  { step: 'initialize' },
)

const envelope = (personId: string, n: number) => ({
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

/** Delivers an event until it is heard. */
async function deliver(detail: ReturnType<typeof envelope>): Promise<void> {
  const batch = { Records: [{ messageId: 'm', body: JSON.stringify({ detail }) }] } as unknown as SQSEvent
  while ((await earning.handler(batch)).batchItemFailures.length > 0);
}

/** Sends a purchase until it is answered; gives what was bought, or the code of the refusal. */
async function buy(personId: string, itemId: string): Promise<string> {
  const idempotencyKey = randomUUID()
  for (;;)
    try {
      await buying.handler.run({
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

test(`${OPERATIONS} operations: balance is the sum, never below nothing, each cause once, nothing answered is lost (seed ${SEED})`, {
  timeout: 3_600_000,
}, async () => {
  const people: string[] = Array.from({ length: Math.max(3, Math.ceil(OPERATIONS / 400)) }, () =>
    randomUUID(),
  )
  const paid = new Map(people.map(id => [id, new Set<number>()]))
  const bought = new Map(people.map(id => [id, [] as string[]]))
  const catalogue = [...STORE_ITEMS.filter(({ price }) => price <= 60), FREEZE]
  crashes = CRASHES
  const work: (() => Promise<unknown>)[] = []
  while (work.length < OPERATIONS) {
    const personId = people[below(people.length)] ?? ''
    if (next() < 0.3) {
      const { itemId } = catalogue[below(catalogue.length)] ?? FREEZE
      work.push(async () => {
        if ((await buy(personId, itemId)) === 'bought') bought.get(personId)?.push(itemId)
      })
      continue
    }
    const n = below(120)
    paid.get(personId)?.add(n)
    for (let copy = 0; copy <= below(10); copy++) work.push(() => deliver(envelope(personId, n)))
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
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  crashes = 0

  for (const personId of people) {
    const { balance } = await store.readBalance(personId)
    const lines: { transactionId: string; amount: number; itemId?: string | undefined }[] = []
    for (let after: string | undefined; ; ) {
      const page = await store.readTransactions(personId, after)
      lines.push(...page.transactions)
      if (!page.next) break
      after = page.next
    }
    expect(
      discrepancyOf(
        balance,
        lines.map(({ amount }) => amount),
      ),
      personId,
    ).toBeUndefined()
    expect(new Set(lines.map(({ transactionId }) => transactionId)).size).toBe(lines.length)
    const earned = lines.filter(({ amount }) => amount > 0).map(({ transactionId }) => transactionId)
    const due = [...(paid.get(personId) ?? [])].filter(n => n % 3 !== 2 && n % 14 < 12)
    for (const n of due) expect(earned).toContain(`${AT}-event-${personId}-${n}`)
    expect(earned.filter(id => id.includes('event-'))).toHaveLength(due.length)
    const spent = lines.flatMap(({ itemId }) => itemId ?? [])
    expect(spent.sort()).toEqual([...(bought.get(personId) ?? [])].sort())
  }
})
