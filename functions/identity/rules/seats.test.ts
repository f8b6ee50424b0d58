import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Seat } from '#shared/identity/group.ts'
import { seatOf } from './seats.ts'

test('a child keeps their seat in a group, has another in every other, and nobody else’s', () => {
  const seen = new Map<number, string>()
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), (groupId, personId) => {
      const seat = seatOf(groupId, personId)
      expect(Seat.safeParse(seat).success).toBe(true)
      expect(seatOf(groupId, personId)).toBe(seat)
      expect(seen.get(seat) ?? `${groupId} ${personId}`).toBe(`${groupId} ${personId}`)
      seen.set(seat, `${groupId} ${personId}`)
    }),
  )
  expect(seatOf('kinder-a', 'ana')).not.toBe(seatOf('kinder-b', 'ana'))
  // By one letter more on either side.
  expect(seatOf('kinder', 'aana')).not.toBe(seatOf('kindera', 'ana'))
})
