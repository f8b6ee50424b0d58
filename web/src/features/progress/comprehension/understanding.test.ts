import { expect, test } from 'vitest'
import type { ListedText } from '#shared/catalogue/schema.ts'
import { understandingOf } from './understanding.ts'

const listed = (id: string, language: 'es-PR' | 'en-US', category: ListedText['category']): ListedText => ({
  id,
  language,
  grade: '2',
  title: id,
  city: 'Ponce',
  category,
  difficulty: 'easy',
  estimatedMinutes: 5,
  wpmTarget: 60,
  accuracyTarget: 0.9,
  words: 80,
  hash: id,
})
const texts = [listed('la-playa', 'es-PR', 'place'), listed('the-beach', 'en-US', 'place')]
const children = ['ana', 'leo', 'eva'].map(name => ({ studentId: name, name }))
const answered = (studentId: string, textId: string, q1: number) => ({
  studentId,
  texts: [{ textId, day: '2026-11-03', literal: { q1 }, inferential: { q2: 1 } }],
})

test('who has left is in no figure, and a text made for one child only in the child’s', () => {
  const { byChild, byText, all } = understandingOf(
    [answered('ana', 'la-playa', 1), answered('gone', 'la-playa', 3), answered('leo', 'made-1', 2)],
    children,
    texts,
    undefined,
  )
  expect(byChild.map(({ of }) => of.name)).toEqual(['ana', 'leo'])
  expect(byText.map(({ of, understood }) => [of.id, understood.literal])).toEqual([
    ['la-playa', { asked: 1, right: 1 }],
  ])
  expect(all.literal).toEqual({ asked: 2, right: 1 })
})

test('a language alone', () => {
  const both = [answered('ana', 'la-playa', 1), answered('leo', 'the-beach', 2)]
  const { all, byCategory } = understandingOf(both, children, texts, 'en-US')
  expect(all.literal).toEqual({ asked: 1, right: 0 })
  expect(byCategory).toEqual([
    { of: 'place', understood: { literal: { asked: 1, right: 0 }, inferential: { asked: 1, right: 1 } } },
  ])
})

test('a text question by question, with the tries of those who got there', () => {
  const all = [answered('ana', 'la-playa', 2), answered('leo', 'la-playa', 3), answered('eva', 'la-playa', 0)]
  const { questionsOf, missed } = understandingOf(all, children, texts, undefined)
  expect(questionsOf('la-playa').map(({ questionId, tries }) => [questionId, tries])).toEqual([
    ['q1', 2.5],
    ['q2', 1],
  ])
  expect(missed.map(({ text, questionId, missed }) => [text.id, questionId, missed.length])).toEqual([
    ['la-playa', 'q1', 3],
  ])
})

test('the mistakes of who is in the group alone, in a language', () => {
  const astray = (studentId: string, textId: string) => ({
    studentId,
    texts: [
      {
        textId,
        day: '2026-11-03',
        literal: { q1: 2 },
        inferential: {},
        mistakes: { q1: 'otherCause' as const },
      },
    ],
  })
  const all = [astray('ana', 'la-playa'), astray('leo', 'la-playa'), astray('eva', 'la-playa')]
  expect(understandingOf(all, children, texts, 'es-PR').mistakes).toEqual([
    { mistake: 'otherCause', times: 3, children: 3 },
  ])
  expect(understandingOf(all, children, texts, 'en-US').mistakes).toEqual([])
  expect(understandingOf(all, children.slice(1), texts, undefined).mistakes).toEqual([])
})
