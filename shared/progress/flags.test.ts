import { expect, test } from 'vitest'
import { type Flag, flagIdOf, isAside, setAside } from './flags.ts'

const flag: Flag = {
  flagId: 'silent',
  reason: { rule: 'silent', days: 7, since: null },
  raisedOn: '2026-11-02',
}

test('what is set aside comes back by itself after two weeks', () => {
  const aside = setAside(flag, 'luz', 'está enferma', '2026-11-10')
  expect(isAside(flag, '2026-11-10')).toBe(false)
  expect([isAside(aside, '2026-11-10'), isAside(aside, '2026-11-24')]).toEqual([true, true])
  expect(isAside(aside, '2026-11-25')).toBe(false)
})

test('of two who set it aside at once the first holds; once it is back it can be set aside anew', () => {
  const first = setAside(flag, 'luz', 'está enferma', '2026-11-10')
  expect(setAside(first, 'rafael', 'ya hablé con su casa', '2026-11-12')).toEqual(first)
  expect(setAside(first, 'rafael', 'ya hablé con su casa', '2026-11-25').aside).toEqual({
    by: 'rafael',
    why: 'ya hablé con su casa',
    until: '2026-12-09',
  })
})

test('a reason is named by its rule, of what language or sound', () => {
  const sound = { rule: 'sound', language: 'es-PR', sound: 'es-rr', read: 20, missed: 5 } as const
  expect(flagIdOf(sound)).toBe('sound-es-rr')
  expect(flagIdOf({ rule: 'accuracy', language: 'en-US', accuracy: 0.8 })).toBe('accuracy-en-US')
  expect(flagIdOf(flag.reason)).toBe('silent')
})
