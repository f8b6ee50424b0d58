import { expect, test } from 'vitest'
import type { AnsweredText } from './answered.ts'
import { byKind, firstAnswers, missedByGroup, mistakesByGroup, understoodBy } from './comprehension.ts'

const text = (
  textId: string,
  day: string,
  literal: AnsweredText['literal'],
  inferential: AnsweredText['inferential'] = {},
): AnsweredText => ({ textId, day, literal, inferential })
const child = (studentId: string, ...texts: AnsweredText[]) => ({ studentId, texts })

test('a question counts as a child first met it, in whatever order the readings come', () => {
  const [later, first] = [
    text('la-playa', '2026-11-05', { q1: 1 }),
    text('la-playa', '2026-11-03', { q1: 3 }),
  ]
  for (const texts of [
    [later, first],
    [first, later],
  ])
    expect(firstAnswers([{ studentId: 'ana', texts }])).toEqual([
      { studentId: 'ana', textId: 'la-playa', questionId: 'q1', kind: 'literal', isRight: false, tries: 3 },
    ])
})

test('right is right at the first try; what never was right is wrong too', () => {
  const answers = firstAnswers([
    child('ana', text('la-playa', '2026-11-03', { q1: 1, q2: 2, q3: 0 }, { q4: 1 })),
  ])
  expect(byKind(answers)).toEqual({
    literal: { asked: 3, right: 1 },
    inferential: { asked: 1, right: 1 },
  })
})

test('by child, by text, by category; what has none is left out', () => {
  const answers = firstAnswers([
    child('ana', text('la-playa', '2026-11-03', { q1: 1 }), text('made-1', '2026-11-04', { q1: 2 })),
    child('leo', text('la-playa', '2026-11-03', { q1: 2 })),
  ])
  const literal = (map: ReturnType<typeof understoodBy>, name: string) => map.get(name)?.literal
  const byChild = understoodBy(answers, ({ studentId }) => studentId)
  expect([literal(byChild, 'ana'), literal(byChild, 'leo')]).toEqual([
    { asked: 2, right: 1 },
    { asked: 1, right: 0 },
  ])
  const categories = new Map([['la-playa', 'place']])
  const byCategory = understoodBy(answers, ({ textId }) => categories.get(textId))
  expect([...byCategory]).toEqual([
    ['place', { literal: { asked: 2, right: 1 }, inferential: { asked: 0, right: 0 } }],
  ])
})

test('a group missed what more than half of three or more did not know at once', () => {
  const asked = (...tries: number[]) =>
    missedByGroup(
      firstAnswers(tries.map((one, n) => child(`c${n}`, text('la-playa', '2026-11-03', { q1: one })))),
    ).map(({ asked, missed }) => [missed, asked])
  expect(asked(2, 2)).toEqual([])
  expect(asked(2, 2, 1)).toEqual([[['c0', 'c1'], 3]])
  expect(asked(2, 2, 1, 1)).toEqual([])
  expect(asked(2, 0, 2, 1)).toEqual([[['c0', 'c1', 'c2'], 4]])
})

test('what most missed comes first', () => {
  const children = ['a', 'b', 'c', 'd'].map((id, n) =>
    child(id, text('la-playa', '2026-11-03', { q1: n < 3 ? 2 : 1, q2: 2 }, { q3: 1 })),
  )
  expect(missedByGroup(firstAnswers(children)).map(({ questionId }) => questionId)).toEqual(['q2', 'q1'])
})

test('a mistake is the group’s from three children on, the most frequent first', () => {
  const astray = (studentId: string, mistakes: AnsweredText['mistakes']) =>
    child(studentId, { ...text('la-playa', '2026-11-03', { q1: 2, q2: 2, q3: 1 }), mistakes })
  const three = [
    astray('ana', { q1: 'otherPlace', q2: 'opposite' }),
    astray('leo', { q1: 'otherPlace', q2: 'otherPlace' }),
    astray('eva', { q1: 'otherPlace', q2: 'opposite' }),
  ]
  expect(mistakesByGroup(firstAnswers(three))).toEqual([{ mistake: 'otherPlace', times: 4, children: 3 }])
  const fourth = astray('gil', { q1: 'opposite' })
  expect(mistakesByGroup(firstAnswers([...three, fourth]))).toEqual([
    { mistake: 'otherPlace', times: 4, children: 3 },
    { mistake: 'opposite', times: 3, children: 3 },
  ])
  expect(mistakesByGroup(firstAnswers([child('ana', text('la-playa', '2026-11-03', { q1: 2 }))]))).toEqual([])
})

test('only how a question was first met counts among the mistakes', () => {
  const again = (studentId: string) =>
    child(
      studentId,
      { ...text('la-playa', '2026-11-05', { q1: 2 }), mistakes: { q1: 'opposite' } },
      { ...text('la-playa', '2026-11-03', { q1: 2 }), mistakes: { q1: 'otherThing' } },
    )
  expect(mistakesByGroup(firstAnswers(['ana', 'leo', 'eva'].map(again)))).toEqual([
    { mistake: 'otherThing', times: 3, children: 3 },
  ])
})
