import { expect, test } from 'vitest'
import { givesAway } from './gives-away.ts'

const asked = (question: string, correctAnswer: string, ...others: string[]) =>
  givesAway({ question, correctAnswer, options: [...others, correctAnswer] }, 'es-PR')

test.each([
  ['Toca el número cuatro.', '4', '1', '7'],
  ['Toca la palabra sol.', 'sol', 'sal', 'mar'],
  ['Toca el número dieciséis.', '16', '6', '60'],
])('%s: hearing "%s" is the answer', (question, right, ...others) => {
  expect(asked(question, right, ...others)).toBe(true)
})

test.each([
  ['¿Cuántos peces ves?', '7', '6', '8'],
  ['¿Qué número es mayor, 3 o 8?', '8', '3', '5'],
  ['¿Qué número va después de 4?', '5', '3', '6'],
  ['¿Adónde va Ana?', 'A la playa', 'A la torre', 'Al castillo'],
  ['Rojo, azul, rojo, azul, rojo… ¿Qué sigue?', 'Azul', 'Rojo', 'Verde'],
  ['¿Qué hay en el solar?', 'sol', 'sal', 'mar'],
])('%s: hearing "%s" is not', (question, right, ...others) => {
  expect(asked(question, right, ...others)).toBe(false)
})

test('in English too', () => {
  const english = { question: 'Tap the number nine.', correctAnswer: '9', options: ['6', '8', '9'] }
  expect(givesAway(english, 'en-US')).toBe(true)
})
