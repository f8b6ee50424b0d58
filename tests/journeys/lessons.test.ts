import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { activitiesOf, questionsOf } from '#shared/catalogue/unit.ts'
import { balanceChanged } from '#shared/coins/live.ts'
import { experienceChanged } from '#shared/experience/live.ts'
import { getExperience } from '#shared/experience/routes.ts'
import { finishActivity, listActivities } from '#shared/lessons/routes.ts'
import type { FinishedActivity } from '#shared/lessons/schema.ts'
import { finishReading } from '#shared/reading/routes.ts'
import { coinsBesides, linesBesides } from '#tests/support/besides-gains.ts'
import { eventually } from '#tests/support/eventually.ts'
import { door } from './house.ts'
import { readAloud } from './reading-aloud.ts'

const unit = await door.unit('castillos-de-arena')

/** The answers of a child who has all of an activity right at once, but for the questions answered otherwise. */
function answersTo(activityId: string, otherwise: Readonly<Record<string, string[]>> = {}): FinishedActivity {
  const activity = activitiesOf(unit).find(({ id }) => id === activityId)
  if (!activity) throw new Error(`there is no activity ${activityId}`)
  const answers = questionsOf(activity).map(({ id, correctAnswer }) => ({
    questionId: id,
    tries: otherwise[id] ?? [correctAnswer],
  }))
  return { unitHash: unit.hash, activityId, answers }
}
const quiz = answersTo('k-prueba-de-numeros')

test('a child finishes an activity, the server scores it, and the reward arrives live', async () => {
  const ana = await door.newStudent()
  const page = await ana.listen()
  const trace = v7()

  // The first question at the second try, the second one never.
  const body = answersTo('k-prueba-de-numeros', { q1: ['1', '4'], q2: ['1', '9'] })
  const { finish, done } = await ana.ask(finishActivity, { body, trace })
  expect(finish).toMatchObject({
    unitId: unit.id,
    difficulty: 'easy',
    attempt: 1,
    questions: 10,
    rightAtOnce: 8,
  })
  expect(finish.score).toBeCloseTo(0.85)
  expect(done).toMatchObject({ activityId: body.activityId, times: 1, bestScore: finish.score })

  // Five coins for an easy activity and five for the day's first; twenty points times the score.
  const coins = await page.hear(balanceChanged, ({ lastAmount }) => lastAmount === 10)
  expect(coins).toMatchObject({ trace })
  const experience = await page.hear(experienceChanged)
  expect(experience).toMatchObject({ trace, body: { totalXp: 17 } })
  expect(new Set((await linesBesides(ana)).map(({ reason, amount }) => `${reason} ${amount}`))).toEqual(
    new Set(['activityFinished 5', 'firstOfDay 5']),
  )
  expect(await ana.ask(listActivities)).toEqual({ activities: [done], texts: [] })
  page.close()
})

test('the same activity again on the same day earns half, then nothing; the best score stays', async () => {
  const ana = await door.newStudent()
  const scores: number[] = []
  for (const body of [quiz, answersTo('k-prueba-de-numeros', { q1: ['7', '1'] }), quiz])
    scores.push((await ana.ask(finishActivity, { body })).finish.attempt)
  expect(scores).toEqual([1, 2, 3])
  // 20 + floor(20 × 0.9 ÷ 2); 5 + 5 + floor(5 ÷ 2).
  await eventually(async () => expect((await ana.ask(getExperience)).totalXp).toBe(29))
  await eventually(async () => expect(await coinsBesides(ana)).toBe(12))
  expect((await ana.ask(listActivities)).activities).toMatchObject([{ times: 3, bestScore: 1 }])
})

test('sent again, it is one finish; sent at once, each has its own number', async () => {
  const ana = await door.newStudent()
  const idempotencyKey = v7()
  const same = await Promise.all([1, 2, 3].map(() => ana.ask(finishActivity, { body: quiz, idempotencyKey })))
  for (const reply of same) expect(reply).toEqual(same[0])
  const more = await Promise.all([1, 2].map(() => ana.ask(finishActivity, { body: quiz })))
  expect(more.map(({ finish }) => finish.attempt).sort()).toEqual([2, 3])
  expect((await ana.ask(listActivities)).activities).toMatchObject([{ times: 3 }])
})

test('a text that was read counts as the lesson that asks for it', async () => {
  const ana = await door.newStudent()
  await ana.ask(finishReading, { body: readAloud(await door.text('castillos-de-arena')) })
  await eventually(async () =>
    expect(await ana.ask(listActivities)).toEqual({ activities: [], texts: ['castillos-de-arena'] }),
  )
})

test.each([
  ['a score', { ...quiz, score: 1 }, 422, 'kernel.invalid'],
  ['another version of the unit', { ...quiz, unitHash: 'f'.repeat(64) }, 404, 'lessons.unknownUnit'],
  ['an unknown activity', { ...quiz, activityId: 'none' }, 404, 'lessons.unknownActivity'],
  [
    'an activity that is read aloud',
    { ...quiz, activityId: 'k-lee-castillos-de-arena', answers: [] },
    404,
    'lessons.unknownActivity',
  ],
  ['too few answers', { ...quiz, answers: quiz.answers.slice(1) }, 422, 'lessons.answersDoNotFit'],
])('%s is refused, and nothing is kept', async (_, body, status, error) => {
  const ana = await door.newStudent()
  expect(await ana.tryTo(finishActivity, { body: body as never })).toMatchObject({ status, body: { error } })
  expect(await ana.ask(listActivities)).toEqual({ activities: [], texts: [] })
})
