import { expect, test } from 'vitest'
import type { AudioTally } from '#shared/audio/schema.ts'
import { rowsOf, sumOf, toggled } from './selection.ts'

const tally = (grade: AudioTally['grade'], set: AudioTally['set'], made: number): AudioTally => ({
  grade,
  set,
  total: 10,
  made,
  missing: (10 - made) * 5,
})
const tallies = [tally('1', 'vocabulary', 4), tally('K', 'practice', 10), tally('1', 'practice', 1)]

test('a grade is one row, of the chosen sets only, in the order of the grades', () => {
  expect(rowsOf(tallies, ['vocabulary', 'practice'])).toEqual([
    { grade: 'K', total: 10, made: 10, missing: 0 },
    { grade: '1', total: 20, made: 5, missing: 75 },
  ])
  expect(rowsOf(tallies, ['vocabulary'])).toEqual([{ grade: '1', total: 10, made: 4, missing: 30 }])
  expect(rowsOf(tallies, ['texts'])).toEqual([])
})

test('rows sum up, and what is chosen twice is not chosen', () => {
  expect(sumOf(rowsOf(tallies, ['practice']))).toEqual({ total: 20, made: 11, missing: 45 })
  expect(sumOf([])).toEqual({ total: 0, made: 0, missing: 0 })
  expect(toggled(toggled(['K'], '1'), 'K')).toEqual(['1'])
})
