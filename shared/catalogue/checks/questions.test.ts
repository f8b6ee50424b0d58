import { expect, test } from 'vitest'
import { questionOf, textOf } from '#tests/support/reading-text.ts'
import type { Grade } from '../../kernel/school.ts'
import { checkHelp, checkQuestions, giveaways } from './questions.ts'

type Kind = 'literal' | 'inferential'
/** So many of each kind, whose answers stand in different places and are not the longest. */
const questions = (literal: number, inferential: number) =>
  [...Array<Kind>(literal).fill('literal'), ...Array<Kind>(inferential).fill('inferential')].map((kind, at) =>
    questionOf(`q${at}`, { kind, options: ['El sol', 'El perro gris'].toSpliced(at % 3, 0, 'La luna') }),
  )
const details = (of: Parameters<typeof checkQuestions>[0]['questions']) =>
  checkQuestions({ questions: of }).map(({ check, detail }) => `${check}: ${detail}`)

test('three questions on what stands there and two on what does not are enough, and one less is not', () => {
  expect(details(questions(3, 2))).toEqual([])
  expect(details(questions(2, 2))).toEqual(['questions: 2 literal; at least 3'])
  expect(details(questions(3, 1))).toEqual(['questions: 1 inferential; at least 2'])
})

test('two questions have two ids', () => {
  const twice = questions(3, 2).map((question, at) => (at === 4 ? { ...question, id: 'q0' } : question))
  expect(details(twice)).toEqual(['questions: two ids are the same'])
})

const one = (differing: Parameters<typeof questionOf>[1]) => giveaways([questionOf('q1', differing)])

test('an answer is one of its options, of which no two are the same', () => {
  expect(one({})).toEqual([])
  expect(one({ correctAnswer: 'La lluvia' })).toEqual(['q1: «La lluvia» is not among its options'])
  expect(one({ options: ['La luna', 'El sol', 'El sol'] })).toEqual(['q1: two options are the same'])
})

test('a hint may hold words of the answer, but not the answer', () => {
  expect(one({ hint: 'Mira la noche: hay una luna.' })).toEqual([])
  expect(one({ hint: 'Es ¡la LUNA!, claro.' })).toEqual(['q1: its hint says the answer'])
  expect(one({ hint: 'La lunada empieza.' })).toEqual([])
  expect(one({ hint: undefined })).toEqual([])
})

test('from three questions on the answer neither always stands in one place nor is always the longest', () => {
  const inPlace = (...places: number[]) =>
    giveaways(
      places.map((at, n) =>
        questionOf(`q${n}`, { options: ['El sol', 'El perro gris'].toSpliced(at, 0, 'La luna') }),
      ),
    )
  expect(inPlace(1, 1)).toEqual([])
  expect(inPlace(1, 1, 1)).toEqual(['the answer always stands in the same place'])
  expect(inPlace(1, 1, 2)).toEqual([])
  const longest = (...others: string[]) =>
    giveaways(
      others.map((other, at) =>
        questionOf(`q${at}`, { options: ['El sol', other].toSpliced(at % 3, 0, 'La luna') }),
      ),
    )
  expect(longest('Él', 'Él', 'Él')).toEqual(['the answer is always the longest option'])
  // As long as another is not longer.
  expect(longest('Él', 'Él', 'El gato')).toEqual([])
  expect(longest('Él', 'Él')).toEqual([])
})

const help = (
  grade: Grade,
  differing: Parameters<typeof questionOf>[1],
  language: 'es-PR' | 'en-US' = 'es-PR',
) =>
  checkHelp(
    textOf({
      grade,
      language,
      questions: [questionOf('q1', { question: '¿Qué es una «luna»?' }), questionOf('q2', differing)],
    }),
  ).map(({ check, detail }) => `${check}: ${detail}`)

test('each question has a hint', () => {
  expect(help('3', {})).toEqual([])
  expect(help('3', { hint: undefined })).toEqual(['questions: q2: it has no hint'])
})

test('up to grade 2 nothing is said in the first person, but for words that are quoted', () => {
  const first = 'questions: q2: «¿Qué veo yo?» is in the first person'
  for (const grade of ['PK', 'K', '1', '2'] as const)
    expect(help(grade, { question: '¿Qué veo yo?' })).toEqual([first])
  expect(help('3', { question: '¿Qué veo yo?' })).toEqual([])
  for (const quoted of ['«yo veo»', '"yo veo"', '“yo veo”'])
    expect(help('2', { question: `¿Quién dice ${quoted}?` })).toEqual([])
  expect(help('2', { question: '«Hola» digo yo y «adiós»' })).toHaveLength(1)
  expect(help('2', { options: ['Mi perro', 'La luna', 'El sol'] })).toEqual([
    'questions: q2: «Mi perro» is in the first person',
  ])
  expect(help('2', { hint: 'Mira conmigo.' })).toHaveLength(1)
  expect(help('2', { question: 'What did I see?' }, 'en-US')).toHaveLength(1)
  expect(help('2', { question: '¿Qué dijo el autor?' })).toEqual([])
})

test('from grade 2 on a question quotes words of the text, one after the other as they stand there', () => {
  const wordless = (grade: Grade, question: string) =>
    checkHelp(textOf({ grade, questions: [questionOf('q1', { question })] })).map(({ detail }) => detail)
  const none = ['none asks what a word of the text means']
  expect(wordless('2', '¿Qué sale?')).toEqual(none)
  for (const grade of ['PK', 'K', '1'] as const) expect(wordless(grade, '¿Qué sale?')).toEqual([])
  expect(wordless('2', '¿Qué es «sobre la playa»?')).toEqual([])
  expect(wordless('2', '¿Qué es «sobre playa»?')).toEqual(none)
  expect(wordless('2', '¿Qué es «play»?')).toEqual(none)
  // A word of the title is of the text.
  expect(
    checkHelp(textOf({ title: 'La marea', questions: [questionOf('q1', { question: '¿Qué es «marea»?' })] })),
  ).toEqual([])
})
