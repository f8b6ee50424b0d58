import { expect, test } from 'vitest'
import { endOfRequest, isOpen } from './child-request.ts'

test('a request can be answered for two weeks, to the millisecond', () => {
  const endsAt = endOfRequest('2026-08-10T12:00:00.000Z')
  expect(endsAt).toBe('2026-08-24T12:00:00.000Z')
  expect(isOpen({ endsAt }, '2026-08-24T11:59:59.999Z')).toBe(true)
  expect(isOpen({ endsAt }, '2026-08-24T12:00:00.000Z')).toBe(false)
})
