import { expect, test } from 'vitest'
import type { SchoolFigures } from '#shared/island/schema.ts'
import { REGIONS } from '#shared/kernel/school.ts'
import { middles } from '../middles.ts'
import { municipioPaths } from '../municipios.ts'
import {
  byAttention,
  municipioRegions,
  municipioRows,
  quietSchools,
  regionRows,
  schoolRows,
  shareOf,
  stepAt,
  stepsFor,
  sumOf,
} from './figures.ts'
import { neighbour } from './neighbour.ts'

const school = (schoolId: string, given: Partial<SchoolFigures> = {}): SchoolFigures => ({
  schoolId,
  name: `Escuela ${schoolId}`,
  region: 'Humacao',
  municipio: 'Luquillo',
  groups: 1,
  students: 0,
  readers: 0,
  readings: 0,
  ...given,
})
const schools = [
  school('a', { students: 20, readers: 10, readings: 14 }),
  school('b', { students: 30 }),
  school('c', { students: 40, municipio: 'Fajardo' }),
  school('d', { region: 'Ponce', municipio: 'Yauco', groups: 0 }),
]

test('every municipio has a shape, a middle and a region, by one name', () => {
  expect(municipioRegions.size).toBe(78)
  expect(Object.keys(municipioPaths).sort()).toEqual([...municipioRegions.keys()].sort())
  expect(Object.keys(middles).sort()).toEqual([...municipioRegions.keys()].sort())
  expect(new Set(municipioRegions.values())).toEqual(new Set(REGIONS))
})

test('regions and municipios are the sums of their schools, and nothing is lost on the way', () => {
  expect(sumOf(schools)).toEqual({ schools: 4, groups: 3, students: 90, readers: 10, readings: 14 })
  expect(regionRows(schools).find(({ id }) => id === 'Humacao')).toMatchObject({
    schools: 3,
    students: 90,
    readers: 10,
  })
  const luquillo = municipioRows(schools, 'Humacao').find(({ id }) => id === 'Luquillo')
  expect(luquillo).toMatchObject({ schools: 2, groups: 2, students: 50, readers: 10, readings: 14 })
  // Those without a school are there too.
  expect(municipioRows(schools, 'Ponce').length).toBeGreaterThan(5)
  expect(schoolRows(schools, 'Fajardo').map(({ id }) => id)).toEqual(['c'])
})

test('first comes where nobody read, the larger before the smaller, the empty last', () => {
  const rows = [
    ...schoolRows(schools, 'Luquillo'),
    ...schoolRows(schools, 'Fajardo'),
    ...schoolRows(schools, 'Yauco'),
  ]
  expect(rows.toSorted(byAttention).map(({ id }) => id)).toEqual(['c', 'b', 'a', 'd'])
  expect(quietSchools(schools).map(({ schoolId }) => schoolId)).toEqual(['c', 'b'])
  expect(shareOf({ students: 0, readers: 0 })).toBeNull()
})

test('steps: nothing is no step, the largest is the last', () => {
  const steps = stepsFor([0, 3, 10], 'students')
  expect(steps).toEqual([1, 4, 7, 10])
  expect([null, 0, 1, 3, 4, 10].map(value => stepAt(value, steps))).toEqual([0, 0, 1, 1, 2, 4])
  expect([0, 0.01, 0.25, 0.74, 1].map(share => stepAt(share, stepsFor([], 'readers')))).toEqual([
    0, 1, 2, 3, 4,
  ])
  expect(stepsFor([], 'schools')).toEqual([1, 2, 3, 4])
})

test('the arrows reach every municipio from any other', () => {
  const all = [...municipioRegions.keys()]
  const reached = new Set(['San Juan'])
  const waiting = ['San Juan']
  for (let at = waiting.pop(); at; at = waiting.pop())
    for (const way of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const) {
      const next = neighbour(at, way, all)
      if (next && !reached.has(next)) {
        reached.add(next)
        waiting.push(next)
      }
    }
  expect(all.filter(name => !reached.has(name))).toEqual([])
  expect(neighbour('Ponce', 'ArrowUp', all)).not.toBe('Ponce')
})
