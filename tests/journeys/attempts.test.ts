import { expect, test } from 'vitest'
import { experienceChanged } from '#shared/experience/live.ts'
import { getExperience } from '#shared/experience/routes.ts'
import { finishReading } from '#shared/reading/routes.ts'
import { coinsBesides, noticesBesides } from '#tests/support/besides-gains.ts'
import { eventually } from '#tests/support/eventually.ts'
import { door } from './house.ts'
import { readAloud, readTapping, wordsOf } from './reading-aloud.ts'

const castle = await door.text('castillos-de-arena')
const words = wordsOf(castle).length

test('the same text again on the same day earns half, then nothing', async () => {
  const ana = await door.newStudent()
  const page = await ana.listen()
  const full = words + 20

  const attempts: number[] = []
  for (let read = 0; read < 3; read++)
    attempts.push((await ana.ask(finishReading, { body: readAloud(castle) })).reading.attempt)
  expect(attempts).toEqual([1, 2, 3])
  const coins = (sum: number) => eventually(async () => expect(await coinsBesides(ana)).toBe(sum))
  await coins(5 + 5 + 2)
  await page.hear(experienceChanged, ({ totalXp }) => totalXp === full + Math.floor(full / 2))

  // The third was noticed, and what comes after it adds to what was there before it.
  await eventually(async () => expect((await noticesBesides(ana)).length).toBeGreaterThanOrEqual(3))
  const other = await door.text('mi-coqui')
  await ana.ask(finishReading, { body: readTapping(other, wordsOf(other).length) })
  await coins(12 + 5)
  page.close()
})

test('a child without a microphone taps the words: kept as such, never scored as fluency', async () => {
  const ana = await door.newStudent()
  const page = await ana.listen()
  const { reading, score } = await ana.ask(finishReading, { body: readTapping(castle, words - 2) })
  expect(score).toBeNull()
  expect(reading).toMatchObject({
    mode: 'tapped',
    wordsCorrectPerMinute: null,
    wordsCorrect: words - 2,
    reachedAccuracy: false,
    reachedPace: false,
  })
  // An easy activity's twenty points, by the share that was read.
  const points = Math.floor((20 * (words - 2)) / words)
  await page.hear(experienceChanged, ({ totalXp }) => totalXp === points)
  expect((await ana.ask(getExperience)).totalXp).toBe(points)

  const outside = await ana.tryTo(finishReading, { body: readTapping(castle, words + 1) })
  expect(outside).toMatchObject({ status: 422, body: { error: 'reading.tappedOutsideText' } })
  page.close()
})
