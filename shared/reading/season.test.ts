import { expect, test } from 'vitest'
import { seasonOf } from './season.ts'

test('the school year has three seasons, as the norms part it', () => {
  const days = ['08', '11', '12', '02', '03', '05', '07'].map(month => seasonOf(`2026-${month}-15`))
  expect(days).toEqual(['fall', 'fall', 'winter', 'winter', 'spring', 'spring', 'spring'])
})
