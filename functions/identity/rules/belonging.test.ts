import fc from 'fast-check'
import { expect, test } from 'vitest'
import { belongingTo, isCurrent, leftBy, listedGroup } from './belonging.ts'

const YEAR = 2026
const group = (groupId: string, schoolYear = YEAR, active = true) => ({ groupId, schoolYear, active })
const luz = { groupIds: ['hers', 'her-last-years'] }

test.each([
  ['no group', [], 'free'],
  ['a group of last year', [group('theirs', YEAR - 1)], 'free'],
  ['a group that was closed', [group('theirs', YEAR, false)], 'free'],
  ['a group of this year', [group('theirs')], 'another'],
  ['a group of the year that is prepared', [group('theirs', YEAR + 1)], 'another'],
  ['a group of hers', [group('hers')], 'own'],
  ['a group of hers and another’s', [group('hers'), group('theirs')], 'own'],
  ['a group of hers last year, and nobody’s now', [group('her-last-years', YEAR - 1)], 'free'],
  [
    'a group of hers last year, and another’s now',
    [group('her-last-years', YEAR - 1), group('theirs')],
    'another',
  ],
  [
    'a group of hers that was closed, and another’s',
    [group('hers', YEAR, false), group('theirs')],
    'another',
  ],
] as const)('a child of %s', (_, groups, whose) => {
  expect(belongingTo(luz, groups, YEAR)).toBe(whose)
})

const groups = fc.array(
  fc.record({
    groupId: fc.constantFrom('hers', 'theirs', 'third'),
    schoolYear: fc.integer({ min: YEAR - 2, max: YEAR + 1 }),
    active: fc.boolean(),
  }),
  { maxLength: 5 },
)

test('whoever teaches none of a child’s groups of now finds them free or another’s, never own', () => {
  fc.assert(
    fc.property(groups, all => {
      const current = all.filter(one => isCurrent(one, YEAR))
      const whose = belongingTo({ groupIds: ['hers'] }, all, YEAR)
      expect(whose === 'free').toBe(current.length === 0)
      expect(whose === 'own').toBe(current.some(({ groupId }) => groupId === 'hers'))
    }),
  )
})

test('who is moved leaves the groups of now that the mover may take them from, and no others', () => {
  const all = [group('hers'), group('theirs'), group('hers-too', YEAR - 1)]
  expect(leftBy(id => id.startsWith('hers'), all, YEAR)).toEqual(['hers'])
  expect(leftBy(() => true, all, YEAR)).toEqual(['hers', 'theirs'])
})

test('a child of a group that the list does not have yet is somebody’s', () => {
  const list = new Map([['theirs', group('theirs', YEAR - 1)]])
  const whose = (groupId: string) => belongingTo(luz, [listedGroup(list, groupId, YEAR)], YEAR)
  expect(whose('theirs')).toBe('free')
  expect(whose('opened-just-now')).toBe('another')
  expect(whose('hers')).toBe('own')
})
