import { expect, test } from 'vitest'
import type { PlaceStanding } from './place.ts'
import { senderIn } from './sender.ts'
import type { PersonStanding, Role } from './standing.ts'

const here = { schoolId: 'playa-azul', region: 'Humacao' } as const
const person = (roles: Role[], more: Partial<PersonStanding> = {}): PersonStanding => ({
  personId: 'who',
  roles,
  groupIds: [],
  childIds: [],
  ...more,
})
const places = {
  group: { place: 'group:first-a', ...here },
  otherGroup: { place: 'group:first-b', ...here },
  school: { place: 'school:playa-azul', ...here },
  schoolElsewhere: { place: 'school:el-roble', schoolId: 'el-roble', region: 'Ponce' },
  region: { place: 'region:Humacao', region: 'Humacao' },
  regionElsewhere: { place: 'region:Ponce', region: 'Ponce' },
  island: { place: 'island' },
} satisfies Record<string, PlaceStanding>
const reached = (who: PersonStanding) =>
  Object.entries(places).flatMap(([name, place]) => {
    const as = senderIn(who, place)
    return as ? [`${name} as ${as}`] : []
  })

test('a teacher tells their own groups, and not a whole school, which they may read of', () => {
  expect(reached(person(['teacher'], { ...here, groupIds: ['first-a'] }))).toEqual(['group as teacher'])
  expect(reached(person(['teacher'], { schoolId: 'el-roble', groupIds: ['first-a'] }))).toEqual([])
})

test('each tells what is theirs, and nothing beside or above it', () => {
  expect(reached(person(['director'], here))).toEqual([
    'group as director',
    'otherGroup as director',
    'school as director',
  ])
  expect(reached(person(['ore'], { region: 'Humacao' }))).toEqual([
    'group as ore',
    'otherGroup as ore',
    'school as ore',
    'region as ore',
  ])
  expect(reached(person(['admin']))).toHaveLength(Object.keys(places).length)
  for (const role of ['family', 'student'] as const)
    expect(reached(person([role], { ...here, groupIds: ['first-a'] }))).toEqual([])
})

test('who is more than one thing tells a place as the highest', () => {
  const both = person(['teacher', 'director'], { ...here, groupIds: ['first-a'] })
  expect(senderIn(both, places.group)).toBe('director')
})
