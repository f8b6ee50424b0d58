import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scoreOf } from '#functions/lessons/lessons.ts'
import { tallyOfActivity } from '#functions/progress/progress.ts'
import castillos from '#shared/catalogue/content/units/castillos-de-arena.json' with { type: 'json' }
import { activitiesOf, questionsOf, Unit } from '#shared/catalogue/unit.ts'
import { answered, answersOf, notBegun, rightAtOnce } from '#web/lib/quiz.ts'

const questions = activitiesOf(Unit.parse(castillos)).flatMap(activity =>
  activity.id === 'k-prueba-de-numeros' ? questionsOf(activity) : [],
)
const about = {
  studentId: 'ana',
  day: '2026-11-20',
  finishId: 'f',
  unitId: 'u',
  unitHash: '0'.repeat(64),
  activityId: 'a',
  subject: 'Matemáticas',
  grade: 'K',
  difficulty: 'easy',
  attempt: 1,
  workOfDay: 1,
} as const

test('however a child answers, it is told the number that its family and its teacher read', () => {
  const tries = fc.tuple(
    ...questions.map(({ correctAnswer }) =>
      fc.array(fc.constantFrom(correctAnswer, '99', '98'), { maxLength: 3 }),
    ),
  )
  fc.assert(
    fc.property(tries, tried => {
      const quiz = questions.reduce(
        (now, question, n) =>
          (tried[n] ?? []).reduce((then, answer) => answered(then, question, answer), now),
        notBegun,
      )
      const score = scoreOf(questions, answersOf(questions, quiz))
      const told = rightAtOnce(questions, quiz)
      expect(score?.rightAtOnce).toBe(told)
      const counted = score && tallyOfActivity({ ...about, ...score }).activities.Matemáticas
      expect(counted?.scoreThousandths).toBe(Math.round((told / questions.length) * 1000))
    }),
  )
})

test('two at once and five at the second try are two of ten for everybody, not seven and not 45 %', () => {
  const quiz = questions.reduce(
    (now, question, n) =>
      (n < 2 ? [question.correctAnswer] : n < 7 ? ['99', question.correctAnswer] : ['99', '98']).reduce(
        (then, answer) => answered(then, question, answer),
        now,
      ),
    notBegun,
  )
  const score = scoreOf(questions, answersOf(questions, quiz))
  expect(score?.score).toBeCloseTo(0.45)
  expect(rightAtOnce(questions, quiz)).toBe(2)
  expect(score && tallyOfActivity({ ...about, ...score }).activities.Matemáticas?.scoreThousandths).toBe(200)
})
