import { expect, test } from 'vitest'
import { adviceFor, isLongEnough } from './password-advice.ts'

const person = { fullName: 'Luz Delgado', email: 'luzma@escuela.test' }
const advice = (password: string) => adviceFor(password, person)

test('six characters are enough, and below them nothing is advised', () => {
  expect(isLongEnough('12345')).toBe(false)
  expect(isLongEnough('123456')).toBe(true)
  expect(advice('qwert')).toBeUndefined()
})

test.each([
  '123456',
  '654321',
  'password1',
  'Contraseña2026!',
  'qwerty',
  'asdfghjk',
  'abcabcabc',
  '777777',
  'boricua!',
])('everybody’s %s is told apart', password => expect(advice(password)).toBe('common'))

test.each(['Delgado2026', 'luzma1234', '2019Luz!!'])('%s is one’s own name', password =>
  expect(advice(password)).toBe('personal'),
)

test('longer is better, and long is good', () => {
  expect(advice('guanabo')).toBe('longer')
  expect(advice('tres guineos maduros')).toBe('good')
  expect(adviceFor('guanabo', { fullName: '', email: '' })).toBe('longer')
})
