import { expect, test } from 'vitest'
import { askedSentence, sentencesOf } from './asked-sentence.ts'

const body = [
  'La lombriz vive bajo la tierra. No tiene patas. Come hojas secas.',
  'Cuando llueve, las lombrices salen. «¡Mira!», dice abuela.',
]
const text = { body, language: 'es-PR' as const }
const found = (question: string, correctAnswer: string) => askedSentence(text, { question, correctAnswer })

test('sentences are parted as the language does', () => {
  expect(sentencesOf(body, 'es-PR').slice(0, 4)).toEqual([
    'La lombriz vive bajo la tierra.',
    'No tiene patas.',
    'Come hojas secas.',
    'Cuando llueve, las lombrices salen.',
  ])
})

test('a question is about the sentence that has its answer', () => {
  expect(found('¿Qué no tiene la lombriz?', 'Patas')).toBe('No tiene patas.')
  expect(found('¿Qué come la lombriz?', 'Hojas')).toBe('Come hojas secas.')
})

test('where no sentence has the answer, the one that has most of the question, in any inflection', () => {
  expect(found('¿Por qué salió cuando llovía?', 'Para respirar')).toBe('Cuando llueve, las lombrices salen.')
})

test('of a question that shares no word there is none', () => {
  expect(found('¿Y después?', 'Nunca')).toBeUndefined()
  expect(
    askedSentence({ body: [], language: 'en-US' }, { question: 'Who?', correctAnswer: 'Ana' }),
  ).toBeUndefined()
})
