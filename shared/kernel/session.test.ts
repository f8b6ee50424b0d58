import { expect, test } from 'vitest'
import { begunBefore, hasEnded, isOver, isStaff, type Session, sessionKey, sessionsOf } from './session.ts'
import { ROLES } from './standing.ts'

/** Ten in the morning on the island. */
const BEGUN = '2026-11-20T14:00:00.000Z'
const after = (minutes: number, ms = 0) => new Date(Date.parse(BEGUN) + minutes * 60_000 + ms).toISOString()
const session = (kind: Session['kind'], seenAt = BEGUN): Session => ({ kind, begunAt: BEGUN, seenAt })

test('staff are all but children and their families', () => {
  expect(ROLES.filter(role => isStaff([role]))).toEqual(['admin', 'ore', 'director', 'teacher'])
  expect(isStaff(['student', 'teacher'])).toBe(true)
  expect(isStaff([])).toBe(false)
})

test('a member of the staff works twelve hours on one sign-in, whatever the device', () => {
  for (const kind of ['own', 'shared'] as const) {
    const working = session(kind, after(12 * 60, -1))
    expect(hasEnded(working, ['teacher'], after(12 * 60, -1))).toBe(false)
    expect(hasEnded(working, ['teacher'], after(12 * 60))).toBe(true)
  }
})

test('on one’s own device a session lasts; on a shared one it is over after half an hour of rest', () => {
  const late = after(30 * 24 * 60)
  expect(hasEnded(session('own'), ['student'], late)).toBe(false)
  for (const kind of ['shared', 'pictures'] as const) {
    expect(hasEnded(session(kind), ['student'], after(30, -1))).toBe(false)
    expect(hasEnded(session(kind), ['student'], after(30))).toBe(true)
    expect(hasEnded(session(kind, after(20)), ['family'], after(49))).toBe(false)
  }
})

test('on a shared device no session outlives the island’s day', () => {
  const midnight = '2026-11-21T04:00:00.000Z'
  const justBefore = '2026-11-21T03:59:59.999Z'
  expect(hasEnded(session('shared', justBefore), ['student'], justBefore)).toBe(false)
  expect(hasEnded(session('shared', justBefore), ['student'], midnight)).toBe(true)
})

test('begun before is begun in an earlier second', () => {
  expect(begunBefore('2026-11-20T14:00:00.000Z', '2026-11-20T14:00:00.999Z')).toBe(false)
  expect(begunBefore('2026-11-20T14:00:00.999Z', '2026-11-20T14:00:01.000Z')).toBe(true)
  expect(begunBefore('2026-11-20T14:00:02.000Z', '2026-11-20T14:00:01.000Z')).toBe(false)
})

test('a session is over that was ended, whose person ended all, or that other pictures began', () => {
  const over = (one: Parameters<typeof isOver>[0], ending: object = {}) =>
    isOver(one, { roles: ['student'], ...ending }, after(1))
  const [own, pictures] = [session('own'), session('pictures')]
  expect([over(own), over(pictures)]).toEqual([false, false])
  expect(over({ ...own, endedAt: after(0) })).toBe(true)
  expect([over(own, { signedOutAt: after(0) }), over(own, { signedOutAt: after(1) })]).toEqual([false, true])
  const changed = { picturesSince: after(1) }
  expect([over(own, changed), over(pictures, changed)]).toEqual([false, true])
  expect(over(pictures, { picturesSince: BEGUN })).toBe(false)
  expect(isOver(pictures, { roles: ['student'] }, after(30))).toBe(true)
})

test('the sessions of a person lie together, apart from those of another', () => {
  const { pk, sk } = sessionKey('ana', 's1')
  expect([pk, sk]).toEqual([sessionsOf('ana'), 'SESSION#s1'])
  expect(sessionsOf('ana')).toBe('STANDING#SESSION#ana')
})
