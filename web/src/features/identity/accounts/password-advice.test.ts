import { expect, test } from 'vitest'
import { isOfBreaches } from './common-passwords.ts'
import { adviceFor, isLongEnough, strengthOf } from './password-advice.ts'

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

test('what breaches showed to be common is said, and what nobody would guess is not', () => {
  const said = (password: string) => adviceFor(password, person, isOfBreaches)
  for (const known of ['trustno1', 'Mustang', 'jennifer', 'zaq12wsx', 'corazon'])
    expect([known, said(known), advice(known)]).toEqual([known, 'breached', 'longer'])
  expect(said('tres guineos maduros')).toBe('good')
})

test('strength goes by the advice, and to the top with fifteen letters', () => {
  const strength = (password: string) => {
    const given = adviceFor(password, person, isOfBreaches)
    return given && strengthOf(password, given)
  }
  expect(strength('trustno1')).toBe(1)
  expect(strength('guanaboxy')).toBe(2)
  expect(strength('guanaboxyz')).toBe(3)
  expect(strength('tres guineos ma')).toBe(4)
  expect(strength('tres guineos m')).toBe(3)
})
