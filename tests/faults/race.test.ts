/** `COMMANDS` at once over the workers of one function, up to eight: what a read-then-write loses, ours keeps. */
import { v7 } from 'uuid'
import { afterEach, expect, test } from 'vitest'
import { type FinishedReading, FinishedReply } from '#shared/reading/finished-reading.ts'
import { finishReading } from '#shared/reading/routes.ts'
import { readAloud } from '#tests/journeys/reading-aloud.ts'
import { paidByChallenges, tellsOfGain } from '#tests/support/besides-gains.ts'
import { startCloud, type TestCloud } from '#tests/support/cloud.ts'
import { eventually } from '#tests/support/eventually.ts'
import type { SignedIn } from '#tests/support/person.ts'
import { seldom } from '#tests/support/seldom.ts'
import { withFaultyFunction } from './faulty-function.ts'

const COMMANDS = Number(process.env.COMMANDS ?? 24)
/** Enough for eight workers to lose some. */
const FAULTY_COMMANDS = 32

let house: TestCloud
afterEach(() => house.close())

/** As a page does: what a busy machine let time out is sent again under its key. */
async function sentAgain(child: SignedIn, body: FinishedReading): Promise<FinishedReply> {
  const idempotencyKey = v7()
  for (;;) {
    const { status, body: answer } = await child.tryTo(finishReading, { body, idempotencyKey })
    if (status === 200) return FinishedReply.parse(answer)
    expect(status).toBeGreaterThanOrEqual(500)
  }
}

/** One child finishes one text so often, all at once: the numbers of the attempts, in order. */
async function attemptsAtOnce(commands: number) {
  const ana = await house.newStudent()
  const body = readAloud(await house.text('castillos-de-arena'))
  const answers = await Promise.all(Array.from({ length: commands }, () => sentAgain(ana, body)))
  return { ana, attempts: answers.map(({ reading }) => reading.attempt).sort((a, b) => a - b) }
}

test('every attempt has its own number, and the balance is what the ledger says', {
  timeout: 300_000,
}, async () => {
  house = await startCloud()
  const { ana, attempts } = await attemptsAtOnce(COMMANDS)
  expect(attempts).toEqual(Array.from({ length: COMMANDS }, (_, at) => at + 1))

  // Easy: five coins, then two, then nothing; and five for the first of the day. Each reading is told of.
  const rowsOf = async (noun: string) =>
    (await house.operator.scan(house.cloud.tableOf(noun))).filter(({ pk }) => pk === `PERSON#${ana.personId}`)
  await eventually(async () => {
    const told = await rowsOf('notifications')
    const readings = told.filter(row => row.notificationType === 'achievement' && !tellsOfGain(row))
    expect(readings).toHaveLength(COMMANDS)
    const coins = await rowsOf('coins')
    expect(coins.find(({ sk }) => sk === 'BALANCE')).toMatchObject({ balance: 12 + paidByChallenges(coins) })
    expect((await rowsOf('experience')).filter(({ sk }) => sk !== 'TOTAL')).toHaveLength(2)
  })
  const sum = (rows: readonly object[], member: string) =>
    rows.reduce((total, row) => total + Number(Reflect.get(row, member) ?? 0), 0)
  const coins = await rowsOf('coins')
  expect(sum(coins, 'amount') - paidByChallenges(coins)).toBe(12)
  const experience = await rowsOf('experience')
  expect(sum(experience, 'points')).toBe(sum(experience, 'totalXp'))
})

seldom('the same function without its condition loses updates', { timeout: 300_000 }, async () => {
  // The row is still read before it is written, and no longer asked whether it is the one that was read.
  const condition = `{ row, condition: 'version = :read', values: { ':read': read } }`
  const none = `{ row, condition: 'attribute_exists(pk)' }`
  const cdkOut = await withFaultyFunction('reading/finish-http', 'platform/store/transaction.ts', source =>
    source
      .replace(condition, none)
      .replace(
        'read === 0 ? putNew(row)',
        `read === 0 ? { row, condition: 'attribute_not_exists(nothing)' }`,
      ),
  )
  house = await startCloud({ cdkOut })
  const { attempts } = await attemptsAtOnce(FAULTY_COMMANDS)
  expect(attempts).toHaveLength(FAULTY_COMMANDS)
  expect(new Set(attempts).size).toBeLessThan(FAULTY_COMMANDS)
})
