import { expect, test } from 'vitest'
import { ReadingText } from '#shared/catalogue/schema.ts'
import { readCatalogue } from '../catalogue-check.ts'
import { checkGuessing, ENOUGH, guessedOf } from './guessing.ts'

const { texts } = await readCatalogue()
const kite = ReadingText.parse(texts.find(({ name }) => name === 'la-chiringa-de-nico')?.content)

/** A text of so many literal questions; in the first `told`, the option that is right is the longest and stands first. */
const asking = (count: number, told: number): ReadingText => ({
  ...kite,
  questions: Array.from({ length: count }, (_, at) => ({
    id: `q${at + 1}`,
    kind: 'literal',
    question: '¿Cuál?',
    options: ['zzzz', 'yyy', 'xxx'],
    correctAnswer: at < told ? 'zzzz' : at % 2 ? 'yyy' : 'xxx',
  })),
})
const overOf = (text: ReadingText, name: string) =>
  guessedOf([text], [])[0]?.policies.find(({ policy }) => policy === name)?.over

test('who always takes the longest option scores what it is right in, less chance', () => {
  expect(overOf(asking(60, 60), 'longest')).toBeCloseTo(66.67, 1)
  expect(overOf(asking(60, 20), 'longest')).toBeCloseTo(0)
  expect(overOf(asking(60, 20), 'first')).toBeCloseTo(0)
})

test('options that please alike are one guess in three', () => {
  expect(overOf(asking(60, 60), 'text')).toBeCloseTo(0)
})

test('a policy may score eight points over chance and no more', () => {
  expect(checkGuessing([asking(75, 30)], [])).toEqual([])
  expect(checkGuessing([asking(75, 32)], []).map(({ id, check }) => `${id} ${check}`)).toEqual([
    '1 es-PR literal guessing',
    '1 es-PR literal guessing',
  ])
})

test('few questions are luck', () => {
  expect(checkGuessing([asking(ENOUGH - 1, ENOUGH - 1)], [])).toEqual([])
  expect(checkGuessing([asking(ENOUGH, ENOUGH)], [])).not.toEqual([])
})

test('words of the text are worth fifteen points in a literal question and eight in an inference', () => {
  const known = kite.body.join(' ').split(' ')[1] ?? ''
  const leaning = (kind: 'literal' | 'inferential'): ReadingText => ({
    ...kite,
    questions: asking(60, 0).questions.map((question, at) => ({
      ...question,
      kind,
      // Of sixty, 27 have the text's word for an answer: 45 of 100, twelve over chance.
      options: [known, 'yyy', 'xxx'],
      correctAnswer: at < 27 ? known : at % 2 ? 'yyy' : 'xxx',
    })),
  })
  const textual = (kind: 'literal' | 'inferential') =>
    checkGuessing([leaning(kind)], []).filter(({ detail }) => detail.startsWith('text'))
  expect(textual('literal')).toEqual([])
  expect(textual('inferential')).toHaveLength(2)
})
