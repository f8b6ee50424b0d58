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

const among = (body: string, question: string, correctAnswer: string) =>
  askedSentence({ body: [body], language: 'es-PR' }, { question, correctAnswer })

test('a word of the answer weighs twice what one of the question does', () => {
  expect(among('Pablo corre. Marta salta.', '¿Quién corre?', 'Marta')).toBe('Marta salta.')
  expect(among('Pablo corre siempre contento. Marta salta.', '¿Quién corre siempre contento?', 'Marta')).toBe(
    'Pablo corre siempre contento.',
  )
})

test('a word that few sentences have weighs more than two that all have', () => {
  const body = 'El perro come pan. El perro come arroz. El perro bebe agua.'
  expect(among(body, '¿Cuándo come pan el perro bebe?', 'Nunca')).toBe('El perro come pan.')
  expect(among(body, '¿Bebe el perro?', 'Sí')).toBe('El perro bebe agua.')
})

test('of two sentences that tell as much, the first', () => {
  expect(among('La luna sale. La luna baja.', '¿Y la luna?', 'Nada')).toBe('La luna sale.')
})

test('an ending of three letters is no other word, a stem of four letters is one', () => {
  expect(among('Los caballos corren. Ella canta.', '¿Quién cantaba?', 'Nadie')).toBe('Ella canta.')
  expect(among('Vino Pablo. Vino una casera.', '¿Quién es casero?', 'Nadie')).toBe('Vino una casera.')
  expect(among('Hay sal. Hay pan.', '¿Y la sala?', 'Nada')).toBeUndefined()
})
