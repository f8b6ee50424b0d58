import { expect, test } from 'vitest'
import { linesOf, takenOf } from './class-list-lines.tsx'

const known = ['Mía Cruz']
const line = (fullName: string) => ({ fullName, isChosen: true })

test('names in which nothing is amiss are taken, and who is there twice or already only when chosen', () => {
  const lines = linesOf(['Ana Rivera', 'Ana Rivera', 'Mía Cruz', 'X'], known)
  expect(lines.map(({ isChosen }) => isChosen)).toEqual([true, false, false, false])
  expect(takenOf(lines, known)).toEqual([line('Ana Rivera')])
  expect(takenOf([line('Ana Rivera'), line('Ana Rivera'), line('Mía Cruz')], known)).toHaveLength(3)
})

test('what was written until it is no name is not taken, though it was chosen', () => {
  expect(takenOf([line('X'), line('  '), line('Leo Ortiz')], known)).toEqual([line('Leo Ortiz')])
})
