import { expect, test } from 'vitest'
import { askedAnew, isOffered, isRead, notPlaced, type Placement } from './placement.ts'

const AT = '2026-11-02T12:00:00.000Z'
const read = (asking: number, newest = asking): Placement => ({
  asking: newest,
  askedAt: newest > 0 ? AT : null,
  last: { asking, at: AT, grade: '2' },
})

test('it is offered until readings tell as much, and not to Pre-K', () => {
  expect([0, 2, 3].map(readings => isOffered(notPlaced, readings, '1'))).toEqual([true, true, false])
  expect(isOffered(notPlaced, 0, 'PK')).toBe(false)
  expect(isOffered(notPlaced, 0, 'K')).toBe(true)
  expect(isOffered(notPlaced, 0, null)).toBe(true)
})

test('it is offered once, and again whenever a teacher asked, to whomever', () => {
  expect(isOffered(read(0), 0, '1')).toBe(false)
  expect(isOffered(read(0, 1), 40, 'PK')).toBe(true)
  expect(isOffered(read(1), 0, '1')).toBe(false)
  expect([isRead(notPlaced), isRead(read(0)), isRead(read(0, 1))]).toEqual([false, true, false])
})

test('asking names the next number: the same once more, or another, changes nothing', () => {
  const asked = askedAnew(read(0), 1, AT)
  expect(asked).toEqual({ ...read(0), asking: 1, askedAt: AT })
  for (const asking of [0, 1, 3]) expect(askedAnew(asked, asking, '2026-12-01T00:00:00.000Z')).toBe(asked)
})
