import { expect, test } from 'vitest'
import { isFree, isReservedFor, isToBeSwept, RESERVATION_SHARDS, shardOf, used } from './reservation.ts'

const AT = '2026-08-10T12:00:00.000Z'
const code = {
  role: 'teacher',
  hash: 'h',
  codeId: 'c',
  place: 'school:playa-azul',
  state: 'open',
  createdAt: AT,
  createdBy: 'director',
  endsAt: '2026-09-09T12:00:00.000Z',
  version: 1,
} as const
const held = { ...code, reservedBy: 'ana', reservedFor: ['1'], reservedUntil: '2026-08-10T12:15:00.000Z' }

test('a code is free while it is open, has not ended, and no other address’s sign-up holds it', () => {
  expect(isFree(code, 'ana', AT)).toBe(true)
  expect(isFree(held, 'ana', AT)).toBe(true)
  expect(isFree(held, 'eva', AT)).toBe(false)
  expect(isFree({ ...code, state: 'used' }, 'ana', AT)).toBe(false)
  expect(isFree({ ...code, state: 'revoked' }, 'ana', AT)).toBe(false)
  expect(isFree({ ...code, sweeping: AT }, 'ana', AT)).toBe(false)
  expect(isFree(code, 'ana', code.endsAt)).toBe(false)
})

test('a held code opens the accounts it is held for, by their address', () => {
  const opens = (one: Parameters<typeof isReservedFor>[0], personId = '1', emailHash = 'ana') =>
    isReservedFor(one, { personId, emailHash })
  expect(opens(held)).toBe(true)
  expect(opens(held, '2')).toBe(false)
  expect(opens(held, '1', 'eva')).toBe(false)
  expect(opens({ ...held, state: 'used' })).toBe(false)
  expect(opens({ ...held, sweeping: AT })).toBe(false)
  expect(opens(code)).toBe(false)
})

test('a reservation is swept from the moment at which it ends, and once begun to the end', () => {
  const last = '2026-08-10T12:14:59.999Z'
  expect(isToBeSwept(held, last)).toBe(false)
  expect(isToBeSwept(held, held.reservedUntil)).toBe(true)
  expect(isToBeSwept({ ...held, sweeping: AT }, last)).toBe(true)
  expect(isToBeSwept({ ...code, sweeping: AT }, AT)).toBe(true)
  expect(isToBeSwept(code, held.reservedUntil)).toBe(false)
})

test('a code that is used is held for nobody any more', () => {
  expect(used({ ...held, sweeping: AT }, 'person-1', AT)).toEqual({
    ...code,
    state: 'used',
    usedAt: AT,
    usedBy: 'person-1',
  })
})

test('reservations are spread over all shards, by the end of the hash', () => {
  const shards = ['a', 'b', 'c', 'd', 'e'].map(end => shardOf(`0123${end}`))
  expect(new Set(shards)).toEqual(new Set(RESERVATION_SHARDS))
  expect([shards[4], shardOf('e')]).toEqual([shards[0], shards[0]])
})

test('a code that is held for nobody yet opens nobody’s account', () => {
  const { reservedFor: _, ...named } = held
  expect(isReservedFor(named, { personId: '1', emailHash: 'ana' })).toBe(false)
})
