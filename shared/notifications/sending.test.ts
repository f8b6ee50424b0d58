import { expect, test } from 'vitest'
import { OpenSending } from './sending.ts'

test('a sending names roles below the highest, each once, and has words in both languages', () => {
  const text = { own: { es: 'Hola', en: 'Hello' } }
  const held = (value: object) => OpenSending.safeParse({ priority: 'normal', ...value }).success
  expect(held({ to: ['student', 'family'], text })).toBe(true)
  expect(held({ to: [], text })).toBe(false)
  expect(held({ to: ['student', 'student'], text })).toBe(false)
  expect(held({ to: ['admin'], text })).toBe(false)
  expect(held({ to: ['student'], text: { own: { es: 'Hola' } } })).toBe(false)
  expect(held({ to: ['student'], text: { template: 'noSchool' } })).toBe(true)
  expect(held({ to: ['student'], text: { template: 'rain' } })).toBe(false)
  expect(held({ to: ['student'], text, ids: ['ana'] })).toBe(false)
})
