import { expect, test } from 'vitest'
import { MISTAKES, type Mistake } from '#shared/kernel/mistakes.ts'
import { questionOf, textOf } from '#tests/support/reading-text.ts'
import { Question } from '../schema.ts'
import { checkMistakes } from './mistakes.ts'

const right = { options: ['El perro', 'La luna', 'El mar'], correctAnswer: 'La luna' }
const details = (mistakes: Record<string, Mistake> | undefined, differing: object = {}) =>
  checkMistakes(textOf({ questions: [questionOf('q1', { ...right, mistakes, ...differing })] })).map(
    ({ detail }) => detail,
  )

test('every wrong option is tied to a mistake, and nothing else is', () => {
  expect(details({ 'El perro': 'otherThing', 'El mar': 'priorKnowledge' })).toEqual([])
  expect(details({ 'El perro': 'otherThing' })).toEqual(['q1: «El mar» is tied to no mistake'])
  expect(details(undefined)).toHaveLength(2)
  expect(details({ 'El perro': 'otherThing', 'El mar': 'priorKnowledge', 'La luna': 'opposite' })).toEqual([
    'q1: «La luna» has a mistake and is no wrong option',
  ])
})

test('a mistake is one of a closed list', () => {
  const parsed = (mistake: string) =>
    Question.safeParse({ ...questionOf('q1'), mistakes: { 'El sol': mistake } }).success
  expect(MISTAKES.every(parsed)).toBe(true)
  expect(parsed('carelessness')).toBe(false)
})

const doubts = (option: string, mistake: Mistake) =>
  details(
    { [option]: mistake, 'El perro': 'otherThing' },
    { options: ['El perro', 'La luna', option], correctAnswer: 'La luna' },
  )

test.each(['otherThing', 'otherPlace', 'otherPerson', 'otherTime'] as const)(
  'what is said to be %s is named in the text: half its own words, in some inflection',
  mistake => {
    expect(doubts('La playa', mistake)).toEqual([])
    expect(doubts('Unas playas azules', mistake)).toEqual([])
    expect(doubts('Unas playas azules y verdes', mistake)).toEqual([
      `q1: «Unas playas azules y verdes» is said to be ${mistake}, and the text does not name it`,
    ])
    expect(doubts('El gato', mistake)).toHaveLength(1)
  },
)

test('who tells a text is named by no word of it', () => {
  expect(doubts('La niña', 'otherPerson')).toEqual([])
  expect(doubts('La niña', 'otherThing')).toHaveLength(1)
})

test('what is said to be known from elsewhere does not all stand in the text', () => {
  expect(doubts('La playa', 'priorKnowledge')).toEqual([
    'q1: «La playa» is said to be priorKnowledge, and all of it stands in the text',
  ])
  expect(doubts('Las playas', 'opposite')).toEqual([])
  expect(doubts('La playa azul', 'priorKnowledge')).toEqual([])
  // A word that merely begins like one of the text is another.
  expect(doubts('El platón', 'priorKnowledge')).toEqual([])
})
