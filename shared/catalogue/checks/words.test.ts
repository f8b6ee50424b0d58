import { expect, test } from 'vitest'
import { questionOf, textOf } from '#tests/support/reading-text.ts'
import { bodyWords, checkTaught, wordsIn, writingOf } from './words.ts'

test('the words of a text are those of all its paragraphs, in order and normal form', () => {
  expect(bodyWords(textOf())).toEqual([
    'la',
    'luna',
    'sale',
    'sobre',
    'la',
    'playa',
    'los',
    'perros',
    'ladran',
  ])
  expect(wordsIn('¡Mira, LUNA!')).toEqual(['mira', 'luna'])
})

const taught = (term: string) => {
  const [first, second] = textOf().vocabulary
  const vocabulary = [{ ...(first ?? expect.unreachable()), term }, second ?? expect.unreachable()]
  return checkTaught(textOf({ vocabulary })).map(({ check, detail }) => `${check}: ${detail}`)
}

test.each([
  ['luna', true],
  ['perro', true],
  ['ladrar', true],
  // Less than four letters of a word are no stem of it.
  ['lana', false],
  ['sal', true],
  ['sobrina', true],
  ['los perros', true],
  ['perro gris', false],
  ['zapato', false],
])('the term «%s» is of the text, in some inflection: %s', (term, isThere) => {
  expect(taught(term)).toEqual(isThere ? [] : [`vocabulary: «${term}» is not in the text`])
})

test('the words of a sound are in the text as they are', () => {
  const focus = (...words: string[]) =>
    checkTaught(textOf({ pronunciationFocus: [{ sound: 'rr', words }] })).map(({ detail }) => detail)
  expect(focus('perros', 'los perros')).toEqual([])
  expect(focus('perro', 'playa', 'perros grises')).toEqual([
    'rr: «perro» is not in the text',
    'rr: «perros grises» is not in the text',
  ])
})

test('every string of a text is read, each with where it stands', () => {
  const [one, other] = [questionOf('q1'), questionOf('q2', { hint: undefined })]
  const { language, written } = writingOf(textOf({ questions: [one, other] }))
  expect(language).toBe('es-PR')
  expect(written.map(({ where, written }) => `${where}: ${written}`)).toEqual([
    'title: La luna',
    'paragraph 1: La luna sale sobre la playa.',
    'paragraph 2: Los perros ladran.',
    'vocabulary «luna»: luna',
    'vocabulary «luna»: Brilla de noche.',
    'vocabulary «luna»: La luna es blanca.',
    'vocabulary «playa»: playa',
    'vocabulary «playa»: Arena y mar.',
    'vocabulary «playa»: Voy a la playa.',
    'question q1: ¿Qué sale?',
    'question q1: El sol',
    'question q1: La luna',
    'question q1: El perro',
    'question q1: Lee la primera oración.',
    'question q2: ¿Qué sale?',
    'question q2: El sol',
    'question q2: La luna',
    'question q2: El perro',
  ])
})
