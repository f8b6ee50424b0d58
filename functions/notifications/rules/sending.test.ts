import { expect, test } from 'vitest'
import type { PlaceStanding } from '#shared/kernel/place.ts'
import { SENDERS } from '#shared/kernel/sender.ts'
import type { Role } from '#shared/kernel/standing.ts'
import type { ToldRole } from '#shared/notifications/sending.ts'
import { DAILY_SENDINGS, TOLD_BY } from '#shared/notifications/sending-routes.ts'
import type { Address } from './address.ts'
import { mayTell, recipientsOf, stretchesOf } from './sending.ts'

const here = { schoolId: 'playa-azul', region: 'Humacao' } as const
const places = {
  group: { place: 'group:first-a', ...here },
  school: { place: 'school:playa-azul', ...here },
  region: { place: 'region:Humacao', region: 'Humacao' },
  island: { place: 'island' },
} satisfies Record<string, PlaceStanding>

test('each tells roles below their own, and a teacher nothing urgent', () => {
  const told = (sender: (typeof SENDERS)[number], ...to: ToldRole[]) =>
    mayTell(sender, { to, priority: 'normal' })
  expect(told('teacher', 'student', 'family')).toBe(true)
  expect(told('teacher', 'student', 'teacher')).toBe(false)
  expect(told('director', 'teacher')).toBe(true)
  expect(told('director', 'director')).toBe(false)
  expect(told('ore', 'director')).toBe(true)
  expect(told('ore', 'ore')).toBe(false)
  expect(told('admin', ...TOLD_BY.admin)).toBe(true)
  const urgent = { to: ['student'] as ToldRole[], priority: 'urgent' as const }
  expect(SENDERS.filter(sender => mayTell(sender, urgent))).toEqual(['admin', 'ore', 'director'])
  expect(mayTell('teacher', { to: ['student'], priority: 'high' })).toBe(true)
})

test('how often a day is as decided', () => {
  expect(DAILY_SENDINGS).toEqual({ admin: Number.POSITIVE_INFINITY, ore: 10, director: 10, teacher: 5 })
})

test('a school and its groups are looked for in the school, a region in itself, the island in all and beside them', () => {
  expect(stretchesOf(places.group)).toEqual([{ region: 'Humacao', schoolId: 'playa-azul' }])
  expect(stretchesOf(places.school)).toEqual([{ region: 'Humacao', schoolId: 'playa-azul' }])
  expect(stretchesOf(places.region)).toEqual([{ region: 'Humacao', schoolId: undefined }])
  expect(stretchesOf(places.island).map(({ region }) => region)).toEqual([
    ...['Arecibo', 'Bayamón', 'Caguas', 'Humacao', 'Mayagüez', 'Ponce', 'San Juan', 'island'],
  ])
  expect(stretchesOf({ place: 'group:lost' })).toEqual([])
})

const address = (personId: string, roles: Role[], more: Partial<Address> = {}): Address => ({
  personId,
  roles,
  groupIds: [],
  familyIds: [],
  version: 1,
  ...more,
})

test('of a place those are told whose roles are named, children’s families among them', () => {
  const ana = address('ana', ['student'], { groupIds: ['first-a'], familyIds: ['rosa', 'who'] })
  const leo = address('leo', ['student'], { groupIds: ['first-b'], familyIds: ['rosa'] })
  const eva = address('eva', ['teacher', 'family'], { groupIds: ['first-a'] })
  const told = (place: string, ...to: ToldRole[]) =>
    [ana, leo, eva].flatMap(one => recipientsOf(one, { place, to, sentBy: 'who' }))
  expect(told('group:first-a', 'student')).toEqual(['ana'])
  expect(told('group:first-a', 'student', 'family')).toEqual(['ana', 'rosa'])
  expect(told('school:playa-azul', 'family')).toEqual(['rosa', 'rosa'])
  expect(told('school:playa-azul', 'teacher', 'student')).toEqual(['ana', 'leo', 'eva'])
  expect(told('group:first-c', 'student', 'family', 'teacher')).toEqual([])
})

test('whoever sends it is not told', () => {
  const own = address('who', ['teacher'], { groupIds: ['first-a'] })
  expect(recipientsOf(own, { place: 'group:first-a', to: ['teacher'], sentBy: 'who' })).toEqual([])
})
