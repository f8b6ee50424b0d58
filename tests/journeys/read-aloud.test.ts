import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { balanceChanged } from '#shared/coins/live.ts'
import { getPurse } from '#shared/coins/routes.ts'
import { experienceChanged } from '#shared/experience/live.ts'
import { getExperience } from '#shared/experience/routes.ts'
import { notificationAdded } from '#shared/notifications/live.ts'
import { finishReading, listReadings } from '#shared/reading/routes.ts'
import { linesBesides, noticesBesides } from '#tests/support/besides-gains.ts'
import { door } from './house.ts'
import { readAloud, wordsOf } from './reading-aloud.ts'

const castle = await door.text('castillos-de-arena')
const words = wordsOf(castle).length

test('a child reads aloud, the server scores it, and the reward arrives live', async () => {
  const ana = await door.newStudent()
  const page = await ana.listen()
  const trace = v7()

  // She says the fifth word wrong and leaves out the ninth.
  const body = readAloud(castle, { 4: 'zapato', 8: '' })
  const { reading, score } = await ana.ask(finishReading, { body, trace })

  expect(reading).toMatchObject({
    textTitle: 'Castillos de Arena',
    mode: 'aloud',
    attempt: 1,
    words,
    wordsCorrect: words - 2,
    reachedAccuracy: true,
    reachedPace: true,
  })
  expect(reading.accuracy).toBeCloseTo((words - 2) / words, 5)
  expect(reading.wordsCorrectPerMinute).toBeCloseTo((words - 2) / (body.seconds / 60), 0)
  expect(score?.words[8]).toMatchObject({ expected: 'tibia', outcome: 'omitted' })
  expect(score?.words[4]).toMatchObject({ expected: 'playa', outcome: 'substituted', heard: 'zapato' })
  expect(score?.words.filter(({ outcome }) => outcome === 'correct')).toHaveLength(words - 2)

  // Five coins for an easy text and five for the day's first; a point a word and ten for each target.
  const points = words - 2 + 20
  const coins = await page.hear(balanceChanged, ({ lastAmount }) => lastAmount === 10)
  expect(coins).toMatchObject({ trace })
  const experience = await page.hear(experienceChanged)
  expect(experience).toMatchObject({ trace, body: { totalXp: points, currentLevel: 1 } })
  const notification = await page.hear(notificationAdded, ({ priority }) => priority === 'high')
  expect(notification).toMatchObject({
    trace,
    body: {
      notificationType: 'achievement',
      priority: 'high',
      text: {
        template: 'reading.finished',
        params: { count: words - 2, textTitle: 'Castillos de Arena' },
      },
    },
  })

  // What the pages read later is what they were told.
  const { lastAmount, ...told } = experience.body
  expect(lastAmount).toBe(points)
  expect(await ana.ask(getExperience)).toEqual(told)
  expect((await ana.ask(getPurse)).version).toBeGreaterThanOrEqual(coins.body.version)
  expect(new Set((await linesBesides(ana)).map(({ reason, amount }) => `${reason} ${amount}`))).toEqual(
    new Set(['readingFinished 5', 'firstOfDay 5']),
  )
  expect(await noticesBesides(ana)).toEqual([notification.body])
  expect(await ana.ask(listReadings)).toEqual({ readings: [reading] })
  page.close()
})

test('enough reading reaches the next level', async () => {
  const ana = await door.newStudent()
  const page = await ana.listen()
  for (const text of [castle, await door.text('la-chiringa-de-nico')])
    await ana.ask(finishReading, { body: readAloud(text) })
  const reached = await page.hear(
    notificationAdded,
    ({ notificationType }) => notificationType === 'level_up',
  )
  expect(reached.body).toMatchObject({ priority: 'high', text: { params: { level: 2 } } })
  expect((await ana.ask(getExperience)).currentLevel).toBe(2)
  page.close()
})

test('what the browser sends is what was heard: a score is not taken from it', async () => {
  const ana = await door.newStudent()
  const sent = { ...readAloud(castle), accuracy: 1 }
  const answer = await ana.tryTo(finishReading, { body: sent as never })
  expect(answer).toMatchObject({ status: 422, body: { error: 'kernel.invalid' } })
  expect(await ana.ask(listReadings)).toEqual({ readings: [] })
})

test('a text that was never published is unknown', async () => {
  const ana = await door.newStudent()
  const body = { ...readAloud(castle), textHash: 'f'.repeat(64) }
  expect(await ana.tryTo(finishReading, { body })).toMatchObject({
    status: 404,
    body: { error: 'reading.unknownText' },
  })
})
