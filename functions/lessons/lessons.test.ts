import fc from 'fast-check'
import { expect, test } from 'vitest'
import castillos from '#shared/catalogue/content/units/castillos-de-arena.json' with { type: 'json' }
import { activitiesOf, questionsOf, Unit } from '#shared/catalogue/unit.ts'
import { activityFinishedBody } from '#tests/support/activities.ts'
import { doneAfter, scoreOf } from './lessons.ts'

const questions = activitiesOf(Unit.parse(castillos)).flatMap(activity =>
  activity.id === 'k-prueba-de-numeros' ? questionsOf(activity) : [],
)
const right = questions.map(({ id, correctAnswer }) => ({ questionId: id, tries: [correctAnswer] }))
const withFirst = (...tries: string[]) =>
  right.map((answer, at) => (at === 0 ? { ...answer, tries } : answer))

test('the number quiz has ten questions, and all right at once is a whole score', () => {
  expect(scoreOf(questions, right)).toEqual({ questions: 10, rightAtOnce: 10, score: 1 })
})

test.each([
  ['at the second try counts half', ['1', '4'], 0.95, 9],
  ['later counts nothing', ['1', '7', '4'], 0.9, 9],
  ['never counts nothing', ['1', '7'], 0.9, 9],
  ['and then wrong stays right', ['4', '1'], 1, 10],
])('right %s', (_, tries, score, rightAtOnce) => {
  const scored = scoreOf(questions, withFirst(...tries))
  expect(scored?.score).toBeCloseTo(score)
  expect(scored).toMatchObject({ questions: 10, rightAtOnce })
})

test('answers to other questions, too few or the same twice are no answers', () => {
  const [first] = right
  if (!first) throw new Error('the quiz is empty')
  expect(scoreOf(questions, [])).toBeUndefined()
  expect(scoreOf(questions, right.slice(1))).toBeUndefined()
  expect(scoreOf(questions, [...right.slice(1), { questionId: 'q99', tries: ['4'] }])).toBeUndefined()
  expect(scoreOf(questions, [...right.slice(0, -1), first])).toBeUndefined()
  expect(scoreOf(questions, [...right, first])).toBeUndefined()
  // As many answers as questions, and all of them answered, of which one is asked twice.
  expect(scoreOf([...questions, ...questions.slice(0, 1)], [...right, first])).toBeUndefined()
})

test('whatever is answered, the score is between nothing and all, and in any order the same', () => {
  const answers = fc.tuple(
    ...questions.map(({ id }) =>
      fc.record({
        questionId: fc.constant(id),
        tries: fc.array(fc.constantFrom('0', '4', '7', '9'), { minLength: 1, maxLength: 5 }),
      }),
    ),
  )
  fc.assert(
    fc.property(answers, given => {
      const scored = scoreOf(questions, given)
      expect(scored?.score).toBeGreaterThanOrEqual(0)
      expect(scored?.score).toBeLessThanOrEqual(1)
      expect(scoreOf(questions, given.toReversed())?.score).toBeCloseTo(scored?.score ?? -1)
    }),
  )
})

test('what was done keeps the best score and counts the times', () => {
  const finish = { ...activityFinishedBody(), finishedAt: '2026-11-20T13:00:00.000Z' }
  const once = doneAfter(undefined, finish)
  const later = '2026-11-21T13:00:00.000Z'
  expect(once).toMatchObject({ times: 1, bestScore: 0.9 })
  expect(doneAfter(once, { ...finish, score: 0.4, finishedAt: later })).toEqual({
    activityId: finish.activityId,
    unitId: finish.unitId,
    times: 2,
    bestScore: 0.9,
    lastFinishedAt: later,
  })
})
