import { expect, test } from 'vitest'
import type { GroupGlance } from '#shared/progress/group-glance.ts'
import { groupsOfSchool, groupsToHelp, paceBelow } from './groups-of-school.ts'

const glance = (groupId: string, of: Partial<GroupGlance> = {}): GroupGlance => ({
  groupId,
  children: 10,
  toHelp: 0,
  byRule: {},
  week: '2026-11-16',
  readers: 0,
  readings: 0,
  languages: {},
  literal: { asked: 0, right: 0 },
  inferential: { asked: 0, right: 0 },
  lastSeenOn: null,
  ...of,
})
const group = (groupId: string, name: string, active = true) => ({
  groupId,
  name,
  grade: '2' as const,
  active,
})

test('a group that goes on has a line, counted or not; a closed one has none', () => {
  const lines = groupsOfSchool(
    [group('a', 'A'), group('b', 'B'), group('c', 'C', false)],
    [glance('a'), glance('c')],
  )
  expect(lines.map(({ name, glance }) => [name, glance?.children])).toEqual([
    ['A', 10],
    ['B', undefined],
  ])
})

test('where most are to be helped comes first, by name where as many', () => {
  const lines = groupsOfSchool(
    ['Zeta', 'Beta', 'Alfa', 'Nadie', 'Nuevo'].map(name => group(name, name)),
    [
      glance('Zeta', { toHelp: 2 }),
      glance('Beta', { toHelp: 1 }),
      glance('Alfa', { toHelp: 1 }),
      glance('Nadie', { toHelp: 0 }),
    ],
  )
  expect(groupsToHelp(lines).map(({ name }) => name)).toEqual(['Zeta', 'Alfa', 'Beta'])
})

test('paces are judged by the norm of grade and season; below is under four fifths of it', () => {
  // English, grade 2, fall: the 50th percentile is 50 (Hasbrouck & Tindal, 2017).
  const paces = [
    { grade: '2' as const, pace: 39.9 },
    { grade: '2' as const, pace: 40 },
    { grade: 'PK' as const, pace: 3 },
  ]
  const told = glance('a', { languages: { 'en-US': { children: 3, below: 0, paces } } })
  expect(paceBelow(told, 'en-US', [], '2026-11-20')).toEqual({ below: 1, judged: 2 })
  expect(paceBelow(told, 'es-PR', [], '2026-11-20')).toBeUndefined()
})
