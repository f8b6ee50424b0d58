import { expect, test } from 'vitest'
import { isSessionOver, type LiveSession } from './live-session.ts'

const begunAt = '2026-08-10T12:00:00.000Z'
const later = (minutes: number) => new Date(Date.parse(begunAt) + minutes * 60_000).toISOString()
const own: LiveSession = { sessionId: 's1', kind: 'own', begunAt }
const standing = {
  personId: 'ana',
  roles: ['student'],
  groupIds: [],
  childIds: [],
}
const person = (more: object = {}) => ({ pk: 'p', sk: 's', version: 3, standing: { ...standing, ...more } })
const row = (more: object = {}) => ({ ...own, client: 'c', seenAt: begunAt, ...more })

test('a session that goes on, goes on; also one that was not heard of yet', () => {
  expect(isSessionOver(own, { person: person(), session: row() }, later(600))).toBe(false)
  expect(isSessionOver(own, { person: undefined, session: undefined }, later(1))).toBe(false)
})

test('it is over when its person ended it, or all there were', () => {
  expect(isSessionOver(own, { person: person(), session: row({ endedAt: later(1) }) }, later(1))).toBe(true)
  const everywhere = person({ signedOutAt: later(1) })
  expect(isSessionOver(own, { person: everywhere, session: row() }, later(1))).toBe(true)
  const since = { ...own, begunAt: later(1) }
  expect(isSessionOver(since, { person: everywhere, session: undefined }, later(2))).toBe(false)
})

test('new pictures end what others began, and no other session', () => {
  const shown = person({ picturesSince: later(1) })
  const byPictures: LiveSession = { ...own, kind: 'pictures' }
  expect(isSessionOver(byPictures, { person: shown, session: undefined }, later(1))).toBe(true)
  expect(isSessionOver(own, { person: shown, session: undefined }, later(1))).toBe(false)
})

test('it ends by itself: of staff after twelve hours, on a shared device after half an hour of rest', () => {
  const teacher = person({ roles: ['teacher'] })
  expect(isSessionOver(own, { person: teacher, session: row() }, later(12 * 60 - 1))).toBe(false)
  expect(isSessionOver(own, { person: teacher, session: row() }, later(12 * 60))).toBe(true)
  const shared: LiveSession = { ...own, kind: 'shared' }
  const session = row({ kind: 'shared', seenAt: later(10) })
  expect(isSessionOver(shared, { person: person(), session }, later(39))).toBe(false)
  expect(isSessionOver(shared, { person: person(), session }, later(40))).toBe(true)
})
