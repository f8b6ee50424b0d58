import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { recordVisit } from '#shared/activity/routes.ts'
import { finishReading, listReadings } from '#shared/reading/routes.ts'
import { coinsBesides, noticesBesides } from '#tests/support/besides-gains.ts'
import { eventually } from '#tests/support/eventually.ts'
import { door } from './house.ts'
import { readAloud } from './reading-aloud.ts'

const castle = await door.text('castillos-de-arena')
const body = readAloud(castle)

test('the same reading sent again gives the first answer and is credited once', async () => {
  const ana = await door.newStudent()
  const idempotencyKey = v7()
  const sent = await Promise.all([1, 2, 3].map(() => ana.ask(finishReading, { body, idempotencyKey })))
  const later = await ana.ask(finishReading, { body, idempotencyKey })
  for (const answer of sent) expect(answer).toEqual(later)

  expect(await ana.ask(listReadings)).toEqual({ readings: [later.reading] })
  await eventually(async () => expect(await coinsBesides(ana)).toBe(10))
  // A second reading is a second attempt, not a third, and pays as one.
  expect((await ana.ask(finishReading, { body })).reading.attempt).toBe(2)
  await eventually(async () => expect(await coinsBesides(ana)).toBe(12))
  await eventually(async () => expect(await noticesBesides(ana)).toHaveLength(2))
})

test('a key names one intention: with another body, or another command, it is refused', async () => {
  const ana = await door.newStudent()
  const idempotencyKey = v7()
  await ana.ask(finishReading, { body, idempotencyKey })
  const other = { ...body, seconds: body.seconds + 1 }
  expect(await ana.tryTo(finishReading, { body: other, idempotencyKey })).toMatchObject({
    status: 422,
    body: { error: 'kernel.idempotencyKeyReused' },
  })
  expect(await ana.ask(listReadings)).toMatchObject({ readings: [{ seconds: body.seconds }] })
})

test('two children may use the same key', async () => {
  const idempotencyKey = v7()
  for (const name of ['Ana', 'Leo']) {
    const child = await door.newStudent(name)
    const { reading } = await child.ask(finishReading, { body, idempotencyKey })
    expect(await child.ask(listReadings)).toEqual({ readings: [reading] })
  }
})

test('a command without a key is not carried out', async () => {
  const ana = await door.newStudent()
  const answer = await ana.raw('POST /activities', { body: '{"activityType":"login"}' })
  expect(answer).toMatchObject({ status: 400, body: { error: 'kernel.missingIdempotencyKey' } })
  await ana.ask(recordVisit, { body: { activityType: 'login' } })
})
