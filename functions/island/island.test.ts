import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  aggregates,
  type Child,
  counted,
  FEWEST,
  inWeek,
  SHARDS,
  shardOf,
  unknownChild,
  withPlace,
  withReading,
} from './island.ts'

type Fact = (child: Child) => Child
const facts: readonly Fact[] = [
  ...['2026-11-09', '2026-11-16', '2026-11-23'].flatMap((week): Fact[] =>
    ['a', 'b'].map(id => child => withReading(child, week, `${week}-${id}`)),
  ),
  child => withPlace(child, { said: '1', learnsAt: 'playa-azul', groupIds: ['k'] }),
  child => withPlace(child, { said: '2', learnsAt: 'el-faro', groupIds: [] }),
  child => withPlace(child, { said: '3', groupIds: [] }),
]
const all = facts.reduce((child, fact) => fact(child), unknownChild)

test('ten deliveries in any order end in one state', () => {
  const ten = facts.flatMap(fact => Array.from({ length: 10 }, () => fact))
  fc.assert(
    fc.property(fc.shuffledSubarray(ten, { minLength: ten.length }), order => {
      const { weeks, ...placed } = order.reduce((child, fact) => fact(child), unknownChild)
      expect(placed).toEqual({ said: '3', learnsAt: undefined, groupIds: [] })
      // Of the two newest weeks nothing is missing; whatever else is there is no older week’s.
      expect(Object.keys(weeks).sort()).toEqual(['2026-11-16', '2026-11-23'])
      expect(weeks).toEqual(all.weeks)
    }),
  )
})

test('what says nothing new changes nothing, so that nothing is written', () => {
  expect(withReading(all, '2026-11-23', '2026-11-23-a')).toBe(all)
  expect(withReading(all, '2026-11-09', 'late')).toBe(all)
  expect(withPlace(all, { said: '3', groupIds: [] })).toBe(all)
})

describe('a school is counted by its children', () => {
  const child = (groupIds: readonly string[], ...readings: string[]): Child => ({
    said: '1',
    learnsAt: 'playa-azul',
    groupIds,
    weeks: { '2026-11-16': readings, '2026-11-09': ['before'] },
  })
  const never = { ...unknownChild, said: '1', learnsAt: 'playa-azul' }
  const children = [child(['k'], 'a', 'b'), child(['k']), child(['k', 'first'], 'c'), never]

  test('those who read this week count once, their readings each', () => {
    expect(counted(children, '2026-11-16')).toEqual({
      all: { students: 4, readers: 2, readings: 3 },
      groups: [
        { groupId: 'first', students: 1, readers: 1, readings: 1 },
        { groupId: 'k', students: 3, readers: 2, readings: 3 },
      ],
    })
  })

  test('what was counted last week says nothing of this one, but for how many there are', () => {
    const { all } = counted(children, '2026-11-16')
    expect(inWeek(all, '2026-11-16', '2026-11-16')).toEqual(all)
    expect(inWeek(all, '2026-11-16', '2026-11-23')).toEqual({ students: 4, readers: 0, readings: 0 })
  })
})

test('schools are spread over all shards', () => {
  const names = Array.from({ length: 200 }, (_, n) => `school-${n}`)
  expect(new Set(names.map(shardOf)).size).toBe(SHARDS)
  // Their rows lie there.
  expect(['playa-azul', 'el-faro', 's1'].map(shardOf)).toEqual([0, 6, 6])
})

test('a region’s schools are summed; of a few children only the region is named', () => {
  const school = (students: number) => ({
    schoolId: `s${students}`,
    name: 'Escuela',
    region: 'Ponce' as const,
    municipio: 'Ponce',
    groups: 2,
    students,
    readers: 1,
    readings: 3,
  })
  const of = (
    sizes: readonly number[],
    who: Parameters<typeof aggregates>[1] = { roles: ['ore'], region: 'Humacao' },
  ) => aggregates([{ region: 'Ponce', schools: sizes.map(school) }], who)
  const sums = { region: 'Ponce', schools: 2, groups: 4, readers: 2, readings: 6 }
  expect(of([FEWEST - 1, 1])).toEqual({ regions: [{ ...sums, students: FEWEST }], withheld: [] })
  expect(of([FEWEST - 2, 1])).toEqual({ regions: [], withheld: ['Ponce'] })
  const nobody = { schools: 0, groups: 0, students: 0, readers: 0, readings: 0 }
  expect(of([])).toEqual({ regions: [{ region: 'Ponce', ...nobody }], withheld: [] })
  // Whoever is in charge of them sees each child there anyway.
  const few = { regions: [{ ...sums, students: FEWEST - 1 }], withheld: [] }
  expect(of([FEWEST - 2, 1], { roles: ['ore'], region: 'Ponce' })).toEqual(few)
  expect(of([FEWEST - 2, 1], { roles: ['admin'] })).toEqual(few)
})
