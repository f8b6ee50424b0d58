import fc from 'fast-check'
import { expect, test } from 'vitest'
import { doneByActivity, doneByPractice } from '#functions/assignments/assignments.ts'
import { scoreOf } from '#functions/lessons/lessons.ts'
import { tallyOfActivity } from '#functions/progress/progress.ts'
import castillos from '#shared/catalogue/content/units/castillos-de-arena.json' with { type: 'json' }
import { activitiesOf, questionsOf, Unit } from '#shared/catalogue/unit.ts'
import type { PractisedItem } from '#shared/reading/practice.ts'
import { countsOf } from '#shared/reading/practice-counts.ts'
import { judgedOf } from '#shared/reading/practice-facts.ts'
import { answered, answersOf, notBegun, rightAtOnce } from '#web/lib/quiz.ts'

const AT = '2026-11-20T15:00:00.000Z'
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
      const assigned = score && doneByActivity({ ...about, ...score }, AT).result.share
      expect(assigned).toBe(told / questions.length)
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
  expect(score && doneByActivity({ ...about, ...score }, AT).result.share).toBe(0.2)
})

test('of a round a child is told what its teacher reads, and what it judged itself is counted by nobody', () => {
  const heard = (word: string) => [{ word, start: 0, end: 0.5 }]
  const items: PractisedItem[] = [
    { kind: 'said', text: 'torre', tries: [heard('torre')] },
    { kind: 'said', text: 'perro', tries: [heard('mango')] },
    { kind: 'chosen', words: ['carro', 'caro'], asked: 0, tries: [0] },
    { kind: 'checked', text: 'rana', went: true },
  ]
  const counts = countsOf('es-rr', items)
  const { right, of } = judgedOf(counts)
  expect({ right, of }).toEqual({ right: 2, of: 3 })
  const round = { ...about, practiceId: 'p', sound: 'es-rr', soundHash: 'h', language: 'es-PR' } as const
  expect(doneByPractice({ ...round, ofDay: 1, ...counts }, AT).result.share).toBe(right / of)
})
