/**
 * Random earning and spending through the real handlers and the embedded database: every event up to ten times and out of
 * order, every purchase sent until it is answered, calls of the database that fail before or after they were carried out.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, test, vi } from 'vitest'
import { coinsTable } from '#functions/coins/table.ts'
import { openDatabase } from '#infra/local/dynamodb/database.ts'
import { serveDatabase } from '#infra/local/dynamodb/http.ts'
import { OPERATOR_KEY } from '#infra/local/endpoint/credentials.ts'
import { LOCAL_REGION } from '#infra/local/service.ts'
import { tableDefinition } from '#tests/support/table-definition.ts'
import { Crash, expectSound, type LedgerLine, play, random } from './ledger-play.ts'

/** `LEDGER_OPERATIONS=20000 LEDGER_SEED=7` for more, or for one that failed. */
const OPERATIONS = Number(process.env.LEDGER_OPERATIONS ?? 300)
const SEED = Number(process.env.LEDGER_SEED ?? 2026)
const AT_ONCE = 4
const CRASHES = 0.03

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
const [{ database: asked }, earning, buying, store] = await Promise.all([
  import('#functions/platform/store/database.ts'),
  import('#functions/coins/on-work-finished.ts'),
  import('#functions/coins/buy-item.ts'),
  import('#functions/coins/coins-store.ts'),
])

const next = random(SEED)

let crashes = 0
const { ask } = asked
Object.assign(asked, {
  async ask(...asked: Parameters<typeof ask>) {
    if (next() < crashes) throw new Crash('before')
    const answer = await ask(...asked)
    if (next() < crashes) throw new Crash('after')
    return answer
  },
})

test(`${OPERATIONS} operations: balance is the sum, never below nothing, each cause once, nothing answered is lost (seed ${SEED})`, {
  timeout: 3_600_000,
}, async () => {
  crashes = CRASHES
  const due = await play({
    handlers: { earning: earning.handler, buying: buying.handler },
    next,
    operations: OPERATIONS,
    people: Math.max(3, Math.ceil(OPERATIONS / 400)),
    atOnce: AT_ONCE,
  })
  crashes = 0
  for (const [personId, own] of due) {
    const { balance } = await store.readBalance(personId)
    const lines: LedgerLine[] = []
    for (let after: string | undefined; ; ) {
      const page = await store.readTransactions(personId, after)
      lines.push(...page.transactions)
      if (!page.next) break
      after = page.next
    }
    expectSound(personId, { balance, lines }, own)
  }
})
