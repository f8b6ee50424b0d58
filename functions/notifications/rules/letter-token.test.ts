import { expect, test } from 'vitest'
import { endToken, isOwn, ownerOf } from './letter-token.ts'

const [key, another] = ['k'.repeat(43), 'm'.repeat(43)]
const token = endToken('rosa', key)

test('a token says whose it is, and holds by their key alone', () => {
  expect(ownerOf(token)).toBe('rosa')
  expect(isOwn(token, 'rosa', key)).toBe(true)
  expect(isOwn(token, 'rosa', another)).toBe(false)
  expect(isOwn(token, 'luis', key)).toBe(false)
  // Were two keys the same, no signature would be another's.
  expect(endToken('luis', key).split('.')[1]).not.toBe(token.split('.')[1])
})

test('what was changed in it, or is none, is nobody’s', () => {
  const mac = token.slice('rosa.'.length)
  expect(isOwn(`luis.${mac}`, 'rosa', key)).toBe(false)
  expect(isOwn(`${token.slice(0, -1)}${token.endsWith('A') ? 'E' : 'A'}`, 'rosa', key)).toBe(false)
  expect(isOwn(token.slice(0, -1), 'rosa', key)).toBe(false)
  for (const none of ['', 'none', 'rosa.', '.'.repeat(50), `ro#sa.${mac}`, `rosa.${mac}A`])
    expect(ownerOf(none), none).toBeUndefined()
})
