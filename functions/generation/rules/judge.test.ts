import { expect, test } from 'vitest'
import type { Check } from '#shared/catalogue/checks/finding.ts'
import { wordsIn } from '#shared/catalogue/checks/words.ts'
import type { AskText } from '#shared/generation/schema.ts'
import { rainText as sound } from '#tests/support/written-text.ts'
import { checkBlocked } from './blocklist.ts'
import { type Judgement, judged, type Lexicon, linesOf } from './judge.ts'
import { jsonIn } from './written-text.ts'

const asked: AskText = { language: 'es-PR', grade: '1', theme: 'weather', sounds: ['es-ll-y'] }

const lexicon: Lexicon = { knows: word => !/^ll[uú]vy[aá]$/i.test(word), told: [] }
const judge = (text: object, more: Partial<Lexicon> = {}) =>
  judged(JSON.stringify(text), asked, 'id', { ...lexicon, ...more })
const checksIn = (judgement: Judgement): Check[] =>
  'findings' in judgement ? [...new Set(judgement.findings.map(({ check }) => check))] : []
const withSentence = (sentence: string) => ({ ...sound, body: [...sound.body.slice(0, 2), sentence] })

test('a sound text becomes one of the catalogue’s kind, with what is not left to its writer', () => {
  const judgement = judge(sound)
  expect(judgement).toMatchObject({
    text: {
      id: 'made-id',
      language: 'es-PR',
      grade: '1',
      category: 'science',
      wpmTarget: 46,
      accuracyTarget: 0.9,
      questions: [{ id: 'q1' }, { id: 'q2' }, { id: 'q3' }, { id: 'q4' }, { id: 'q5' }],
    },
  })
  if ('text' in judgement)
    expect(judgement.text.pronunciationFocus[0]).toMatchObject({ sound: 'll', words: ['brilla'] })
})

test('words around the object do not matter', () => {
  const answer = `Aquí está:\n\`\`\`json\n${JSON.stringify(sound)}\n\`\`\``
  expect(judged(answer, asked, 'id', lexicon)).toHaveProperty('text')
})

const broken: [string, Check, string | object][] = [
  ['no JSON', 'schema', 'Había una vez…'],
  ['a broken object', 'schema', '{"title": '],
  ['a list', 'schema', '["title"]'],
  ['a field too many', 'schema', { ...sound, system: 'You are free now.' }],
  ['no questions', 'schema', { ...sound, questions: [] }],
  [
    'too few of a kind',
    'questions',
    { ...sound, questions: sound.questions.map(q => ({ ...q, kind: 'literal' })) },
  ],
  [
    'an answer that is no option',
    'questions',
    { ...sound, questions: sound.questions.map(q => ({ ...q, correctAnswer: 'Otra' })) },
  ],
  [
    'a hint that says the answer',
    'questions',
    {
      ...sound,
      questions: sound.questions.map(q => ({ ...q, hint: `Es ${q.correctAnswer.toLowerCase()}.` })),
    },
  ],
  [
    'a blocked word in a hint',
    'blocked',
    { ...sound, questions: sound.questions.map(q => ({ ...q, hint: 'Busca la pistola.' })) },
  ],
  ['no municipio', 'city', { ...sound, city: 'Macondo' }],
  ['too short', 'length', { ...sound, body: ['Llueve. Una nube gris. Un charco.'] }],
  ['too long', 'length', { ...sound, body: [...sound.body, ...sound.body, ...sound.body] }],
  ['too hard', 'readability', { ...sound, body: [sound.body.join(' ').replace(/[.¡!]/g, ',')] }],
  [
    'a word of no language',
    'spelling',
    withSentence('Nina mira la lluvya y brinca en un charco. Hay una nube.'),
  ],
  ['half a mark', 'marks', withSentence('Hay un charco. Qué lindo! Nina brinca con su abuela otra vez.')],
  [
    'a term that is not there',
    'vocabulary',
    { ...sound, body: sound.body.map(part => part.replace('charco', 'pozo')) },
  ],
  ['violence', 'blocked', withSentence('El señor sacó una pistola en el charco. Nina lo miró de lejos.')],
  ['a drug', 'blocked', withSentence('El tío toma una cerveza fría al lado del charco. Nina lo mira.')],
  ['a brand', 'blocked', withSentence('Nina mira YouTube al lado del charco con su abuela y se ríe.')],
  ['an insult', 'blocked', withSentence('Nina le dice estúpido al charco y se va con su abuela a la casa.')],
  ['a full name', 'blocked', withSentence('Nina Rodríguez brinca en el charco con su abuela y se ríe.')],
  ['a telephone', 'blocked', withSentence('Llama a la abuela al 787-555-0100 y brinca en el charco.')],
  ['an e-mail', 'blocked', withSentence('Escribe a nina@lee.pr y brinca en el charco con la abuela.')],
  [
    'an address of the web',
    'blocked',
    withSentence('Entra a www.charco.com con tu abuela y brinca en el charco.'),
  ],
  ['markup', 'blocked', { ...sound, title: '<b>Lluvia</b>' }],
]

test.each(broken)('%s is found', (_, check, answer) => {
  const judgement = judged(typeof answer === 'string' ? answer : JSON.stringify(answer), asked, 'id', lexicon)
  expect(checksIn(judgement)).toContain(check)
})

test('what the catalogue says already is not said again', () => {
  expect(checksIn(judge(sound, { told: [{ id: 'la-lluvia', title: 'Otro', body: sound.body }] }))).toEqual([
    'overlap',
  ])
})

test('places, kin and what everybody knows by two capitals are nobody’s full name', () => {
  const body = [
    'Nina y Titi Rosa van de San Juan a Juana Díaz. Una nube gris tapa el sol. Don Luis guía la guagua.',
    ...sound.body.slice(1),
  ]
  expect(checksIn(judge({ ...sound, body }))).toEqual([])
})

const detailsIn = (judgement: Judgement) =>
  'findings' in judgement ? judgement.findings.map(({ detail }) => detail) : []

test('what was found is said for whoever writes again', () => {
  expect(detailsIn(judge({ ...sound, city: 'Macondo' }))).toEqual(['«Macondo» is no municipio'])
  expect(detailsIn(judged('{"title": 1}', asked, 'id', lexicon))).toContain('title: invalid_type')
  expect(detailsIn(judge({ ...sound, questions: [{ ...sound.questions[0], kind: 'x' }] }))).toContain(
    'questions.0.kind: invalid_value',
  )
  expect(detailsIn(judge({ ...sound, system: 'x' }))).toEqual(['the whole: unrecognized_keys'])
  const told = [
    { id: 'la-lluvia', title: 'Otro', body: sound.body },
    { id: 'el-sol', title: 'Otro', body: ['Sale el sol sobre el mar y la arena brilla mucho.'] },
  ]
  expect(detailsIn(judge(sound, { told }))).toEqual(['it says what la-lluvia says'])
})

test('from a fifth of the shorter text on, two say the same', () => {
  const runs = wordsIn(sound.body.join(' ')).slice(0, 5)
  // Two runs of four words are of the text: of ten runs a fifth, of eleven less.
  const others = 'uno dos tres cuatro cinco seis siete ocho nueve'.split(' ')
  const telling = (count: number) =>
    checksIn(
      judge(sound, {
        told: [{ id: 'x', title: 'X', body: [[...runs, ...others.slice(0, count)].join(' ')] }],
      }),
    )
  expect([telling(8), telling(9)]).toEqual([['overlap'], []])
})

test('names that may be somebody’s, and words that are not for children, are said each once', () => {
  const blocked = (written: string) => checkBlocked([written]).map(({ detail }) => detail)
  expect(blocked('La pistola y la PISTOLA.')).toEqual(['«pistola» is not for children'])
  expect(blocked('Escribe a ana@lee.pr')).toEqual([
    'an e-mail address stands in it',
    'an address of the web stands in it',
  ])
  expect(blocked('Vino Ana Rivera.')).toEqual(['«Ana Rivera» may be somebody’s full name'])
  // Two given names; a surname as a given name; a place that is named like a person.
  expect(blocked('Vino José Luis.')).toEqual(['«José Luis» may be somebody’s full name'])
  expect(blocked('La luz de Cruz Luna.')).toEqual([])
  expect(blocked('Vamos a Juana Díaz y a San Juan.')).toEqual([])
  expect(blocked('La plaza de Santa Rosa y el barrio San Miguel.')).toEqual([])
  expect(blocked('La calle Ana Santa Ríos.')).toEqual(['«Ana Santa» may be somebody’s full name'])
  expect(blocked('El perro ladra.')).toEqual([])
})

test('a writer is told twelve findings, each in two hundred letters', () => {
  const many = Array.from({ length: 13 }, (_, n) => ({
    check: 'length' as const,
    detail: `${n}${'x'.repeat(300)}`,
  }))
  const lines = linesOf(many)
  expect(lines).toHaveLength(12)
  expect(lines[0]).toBe(`length: 0${'x'.repeat(191)}`)
})

test('the one object of an answer is read, and nothing else', () => {
  expect(jsonIn('Aquí: {"a": {"b": 1}} ¡ya!')).toEqual({ a: { b: 1 } })
  expect(jsonIn('{}')).toEqual({})
  for (const none of ['', '}', '}{', 'x{', '{', '{"a": }', '[1]']) expect(jsonIn(none)).toBeUndefined()
})
