import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GRADES } from '../kernel/school.ts'
import { isOpenAt, libraryOf, textsOfLessons } from './library.ts'

const alone = { levels: {}, opened: [] } as const
const spanish = (openings: Parameters<typeof libraryOf>[0]) => libraryOf(openings).open['es-PR']

test('a library is open at the own grade and one to either side', () => {
  expect(spanish({ ...alone, own: ['2'] })).toEqual(['1', '2', '3'])
  expect(spanish({ ...alone, own: ['PK'] })).toEqual(['PK', 'K'])
  expect(spanish({ ...alone, own: ['5'] })).toEqual(['4', '5'])
})

test('the level of a language opens that language, and closes nothing of the own grade', () => {
  const { open } = libraryOf({ own: ['2'], levels: { 'es-PR': ['4'] }, opened: [] })
  expect(open).toEqual({ 'es-PR': ['1', '2', '3', '4', '5'], 'en-US': ['1', '2', '3'] })
})

test('what a teacher opens is open, and nothing beside it', () => {
  expect(spanish({ ...alone, own: ['K'], opened: ['5'] })).toEqual(['PK', 'K', '1', '5'])
})

test('a child whose grade is not known is kept from nothing', () => {
  expect(spanish({ ...alone, own: [] })).toEqual(GRADES)
})

test('whatever opens it, a library holds the own grade and is in the order of school', () => {
  const grades = fc.subarray([...GRADES])
  fc.assert(
    fc.property(fc.constantFrom(...GRADES), grades, grades, (own, level, opened) => {
      const open = spanish({ own: [own], levels: { 'es-PR': level }, opened })
      expect(open).toContain(own)
      for (const grade of [...level, ...opened]) expect(open).toContain(grade)
      expect(open).toEqual(GRADES.filter(grade => open.includes(grade)))
    }),
  )
})

test('a text is open in its language at its grade, and as one of the lessons’ always', () => {
  const library = libraryOf({ own: ['2'], levels: { 'en-US': ['4'] }, opened: [] })
  expect(isOpenAt(library, { language: 'en-US', grade: '5' })).toBe(true)
  expect(isOpenAt(library, { language: 'es-PR', grade: '5' })).toBe(false)
  expect(textsOfLessons([{ texts: ['a'] }, { texts: ['b', 'a'] }])).toEqual(new Set(['a', 'b']))
})
