/**
 * Earning and spending on a table that lives in memory and is written one transaction after the other: many more operations
 * than a database takes, in every interleaving of their calls, each of which may fail before or after it was carried out.
 */
import { afterAll, expect, test, vi } from 'vitest'
import { ServiceError } from '#functions/platform/services/json-service.ts'
import type { Asked } from '#functions/platform/store/database.ts'
import { Crash, expectSound, type LedgerLine, play, random } from './ledger-play.ts'

/** `MODEL_OPERATIONS=1000000 MODEL_SEED=7` for more, or for one that failed. */
const OPERATIONS = Number(process.env.MODEL_OPERATIONS ?? 4000)
const SEED = Number(process.env.MODEL_SEED ?? 2026)
/** Children who are played at once, and forgotten when they were looked at. */
const TOGETHER = 4000
const PEOPLE = 10
const AT_ONCE = 8
const CRASHES = 0.03

vi.stubEnv('AWS_REGION', 'us-east-1')
vi.stubEnv('TABLE', 'coins')
// Nobody has a standing here: the store is always open.
vi.stubEnv('STANDING_TABLE', 'standing')
vi.mock('#functions/platform/log.ts', async load => ({
  ...(await load<object>()),
  measure: () => undefined,
  logUnexpected: () => undefined,
}))
// Whoever lost a race tries again at once.
vi.mock('node:timers/promises', async load => ({
  ...(await load<object>()),
  setTimeout: () => Promise.resolve(),
}))
afterAll(() => vi.unstubAllEnvs())
const [{ database }, earning, buying] = await Promise.all([
  import('#functions/platform/store/database.ts'),
  import('#functions/coins/on-work-finished.ts'),
  import('#functions/coins/buy-item.ts'),
])
const next = random(SEED)

type Item = Readonly<Record<string, unknown>>
let table = new Map<string, Item>()
const nameOf = ({ pk, sk }: Item) => `${pk}\n${sk}`

/** Whether a write's condition holds: no others are asked for here. */
function holds(condition: string | undefined, before: Item | undefined, values: Item = {}): boolean {
  if (condition === undefined) return true
  if (condition === 'attribute_not_exists(pk)') return before === undefined
  if (condition === 'version = :read') return before?.version === values[':read']
  throw new Error(`${condition} is not known here`)
}

function answer(action: string, input: object): object {
  if (action === 'GetItem') return { Item: table.get(nameOf((input as Asked<'GetItem'>).Key ?? {})) }
  if (action === 'BatchGetItem') return {}
  if (action !== 'TransactWriteItems') throw new Error('that is not done here')
  const { TransactItems = [] } = input as Asked<'TransactWriteItems'>
  const puts = TransactItems.map(({ Put }) => Put ?? expect.unreachable())
  const reasons = puts.map(({ Item = {}, ConditionExpression, ExpressionAttributeValues }) =>
    holds(ConditionExpression, table.get(nameOf(Item)), ExpressionAttributeValues)
      ? { Code: 'None' }
      : { Code: 'ConditionalCheckFailed' },
  )
  if (reasons.some(({ Code }) => Code !== 'None'))
    throw new ServiceError(400, { __type: 'TransactionCanceledException', CancellationReasons: reasons })
  for (const { Item = {} } of puts) table.set(nameOf(Item), Item)
  return {}
}

Object.assign(database, {
  async ask(action: string, input: object) {
    for (let turns = Math.floor(next() * 4); turns > 0; turns--) await Promise.resolve()
    if (next() < CRASHES) throw new Crash('before')
    const given = answer(action, input)
    if (next() < CRASHES) throw new Crash('after')
    for (let turns = Math.floor(next() * 4); turns > 0; turns--) await Promise.resolve()
    return given
  },
})

const linesOf = (personId: string): readonly LedgerLine[] =>
  [...table.values()].filter(
    row => row.pk === `PERSON#${personId}` && String(row.sk).startsWith('LINE#'),
  ) as unknown as LedgerLine[]

test(`${OPERATIONS} operations on a model: balance is the sum, never below nothing, each cause once, nothing answered is lost (seed ${SEED})`, {
  timeout: 3_600_000,
}, async () => {
  let lines = 0
  let refused = 0
  for (let done = 0; done < OPERATIONS; done += TOGETHER) {
    table = new Map()
    const due = await play({
      handlers: { earning: earning.handler, buying: buying.handler },
      next,
      operations: Math.min(TOGETHER, OPERATIONS - done),
      people: PEOPLE,
      atOnce: AT_ONCE,
    })
    for (const [personId, own] of due) {
      const all = linesOf(personId)
      const balance = Number(table.get(`PERSON#${personId}\nBALANCE`)?.balance ?? 0)
      expectSound(personId, { balance, lines: all }, own)
      lines += all.length
      refused += own.refused
    }
  }
  console.log(`${OPERATIONS} operations, ${lines} lines, ${refused} purchases refused, seed ${SEED}`)
  expect(lines).toBeGreaterThan(0)
  expect(refused).toBeGreaterThan(0)
})
