import { expect, test } from 'vitest'
import type { Check } from '#shared/catalogue/checks/finding.ts'
import { ReadingText } from '#shared/catalogue/schema.ts'
import { readDictionaries } from './catalogue/dictionaries.ts'
import { checkCatalogue, readCatalogue, tellFindings } from './catalogue-check.ts'

const catalogue = await readCatalogue()
const dictionaries = await readDictionaries()

test('nothing is found in the catalogue', () => {
  expect(tellFindings(checkCatalogue(catalogue, dictionaries))).toBe('')
})

const sound = ReadingText.parse(catalogue.texts.find(({ name }) => name === 'la-chiringa-de-nico')?.content)
/** What is found in these texts alone; a few leave shelves and steps of the ladders bare, and no unit is too few. */
const findingsIn = (...texts: readonly unknown[]) =>
  checkCatalogue(
    {
      texts: texts.map(content => ({ name: ReadingText.safeParse(content).data?.id ?? 'broken', content })),
      units: [],
      sounds: catalogue.sounds,
      scenes: [],
      placements: catalogue.placements,
    },
    dictionaries,
  ).filter(({ check }) => check !== 'ladder' && check !== 'shelf' && check !== 'count')
const withSentence = (sentence: string): ReadingText => ({ ...sound, body: [...sound.body, sentence] })
const withQuestions = (change: (question: ReadingText['questions'][number], at: number) => object) => ({
  ...sound,
  questions: sound.questions.map((question, at) => ({ ...question, ...change(question, at) })),
})

const broken: [string, Check, unknown][] = [
  ['a field too few', 'schema', { ...sound, city: undefined }],
  ['a city that is none', 'city', { ...sound, city: 'Macondo' }],
  ['a text too short', 'length', { ...sound, body: sound.body.slice(0, 2) }],
  ['a text too long', 'length', { ...sound, body: [...sound.body, ...sound.body] }],
  ['a sentence too hard', 'readability', { ...sound, body: [sound.body.join(' ').replace(/[.—]/g, ',')] }],
  ['a pace of another grade', 'target', { ...sound, wpmTarget: 90 }],
  ['an accuracy of another grade', 'target', { ...sound, accuracyTarget: 0.5 }],
  ['a question half marked', 'marks', withSentence('Y tú, ¿vuelas chiringas.')],
  ['an exclamation half marked', 'marks', withSentence('Vuela alto!')],
  ['a loose accent', 'marks', withSentence('Subió'.normalize('NFD'))],
  ['a misspelling', 'spelling', withSentence('El biento sopla.')],
  ['an unknown name', 'spelling', withSentence('Vive en Macondo.')],
  ['a name without its capital', 'spelling', withSentence('Vive en nico.')],
  ['a missing accent', 'accent', withSentence('Vino tambien.')],
  ['a missing accent on a verb with a pronoun', 'accent', withSentence('Lo hizo mirandolo.')],
  ['a question word without its accent', 'accent', withSentence('¿Que hora es?')],
  ['a word that is rare without its accent', 'accent', withSentence('Quiere mas.')],
  [
    'a term from elsewhere',
    'vocabulary',
    { ...sound, vocabulary: [{ ...sound.vocabulary[0], term: 'chinela' }, sound.vocabulary[1]] },
  ],
  [
    'a term that is explained with a long word',
    'vocabulary',
    { ...sound, vocabulary: sound.vocabulary.map(one => ({ ...one, definition: 'Una característica.' })) },
  ],
  [
    'a sound’s word from elsewhere',
    'pronunciation',
    { ...sound, pronunciationFocus: [{ sound: 'p', words: ['playa'] }] },
  ],
  ['too few inferences', 'questions', withQuestions(() => ({ kind: 'literal' }))],
  [
    'an answer that is no option',
    'questions',
    withQuestions((_, at) => (at === 0 ? { correctAnswer: 'Verde' } : {})),
  ],
  [
    'an option twice',
    'questions',
    withQuestions(({ options }, at) => (at === 1 ? { options: [...options.slice(0, 2), options[0]] } : {})),
  ],
  [
    'answers in one place',
    'questions',
    withQuestions(({ options, correctAnswer }) => ({
      options: [correctAnswer, ...options.filter(option => option !== correctAnswer)],
    })),
  ],
  [
    'answers that are longest',
    'questions',
    withQuestions(({ options }, at) => ({
      options: options.map((option, of) => (of === at % 3 ? `${option} sí, sí, sí, sí` : option.slice(0, 4))),
      correctAnswer: `${options[at % 3]} sí, sí, sí, sí`,
    })),
  ],
  [
    'a question in the first person',
    'questions',
    withQuestions((_, at) => (at === 2 ? { hint: 'Mira lo que yo digo.' } : {})),
  ],
  ['a question without a hint', 'questions', withQuestions((_, at) => (at === 2 ? { hint: undefined } : {}))],
  [
    'a wrong option that is tied to no mistake',
    'mistake',
    withQuestions((_, at) => (at === 2 ? { mistakes: undefined } : {})),
  ],
  ['a question’s id twice', 'questions', withQuestions(() => ({ id: 'q1' }))],
]
test.each(broken)('%s is found', (_, check, text) => {
  expect(findingsIn(text).map(finding => finding.check)).toContain(check)
})

test.each([
  ['2', true],
  ['1', false],
] as const)('a text of grade %s that asks for no word is found: %s', (grade, isFound) => {
  const wordless = withQuestions(({ question }) => ({ question: question.replaceAll(/[«»]/g, '') }))
  const details = findingsIn({ ...wordless, grade }).map(({ detail }) => detail)
  expect(details.includes('none asks what a word of the text means')).toBe(isFound)
})

test('the same text under another id is found, and its title', () => {
  const found = findingsIn(sound, { ...sound, id: 'otra' })
  expect(found.map(({ id, check }) => `${id} ${check}`)).toEqual([
    'otra duplicate',
    'otra overlap',
    'otra cover',
  ])
})

test('a picture of what nobody can draw is found, and says which', () => {
  const details = findingsIn({ ...sound, cover: { ground: 'beach', parts: ['dragon'] } }).map(
    one => one.detail,
  )
  expect(details.join()).toContain('cover.parts.0')
  expect(details.join()).toContain('«dragon»')
})

test('a picture book without pictures of its pages is found', () => {
  const details = findingsIn({ ...sound, grade: 'K' }).map(({ check, detail }) => `${check}: ${detail}`)
  expect(details).toContain('scene: its pages have no pictures')
})

test('a text in a file of another name is found', () => {
  expect(
    checkCatalogue({ ...catalogue, texts: [{ name: 'otro', content: sound }], units: [] }, dictionaries).map(
      ({ id, check }) => `${id} ${check}`,
    ),
  ).toContain('otro schema')
})

test.each([
  'Cómetelo, dímelo, dándoles, contárselo.',
  'Ranitas, florecita, arbolito, poquito y lucecita.',
  'Las chiringas de Ponce y de Añasco.',
  '—¿Y qué? ¡Que sí! ¿Adónde?',
])('«%s» is written well', sentence => {
  const found = findingsIn(withSentence(sentence)).filter(({ check }) =>
    ['spelling', 'accent', 'marks'].includes(check),
  )
  expect(found).toEqual([])
})
