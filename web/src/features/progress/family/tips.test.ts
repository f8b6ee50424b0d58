import { expect, test } from 'vitest'
import { GRADES } from '#shared/kernel/school.ts'
import { ageOf, TIPS, tipsOf } from './tips.ts'

test('each week has two tips of its own, and none is left out', () => {
  const [one, next] = [tipsOf('2026-11-20'), tipsOf('2026-11-23')]
  expect(tipsOf('2026-11-16')).toEqual(one)
  expect(one).toHaveLength(2)
  expect(new Set([...one, ...next]).size).toBe(TIPS.length)
})

test('a child’s tips are those of its age', () => {
  expect(GRADES.map(ageOf)).toEqual(['small', 'small', 'small', 'middle', 'middle', 'big', 'big'])
})
