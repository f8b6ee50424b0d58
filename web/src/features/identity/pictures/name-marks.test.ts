import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MOST_CHILDREN } from '#shared/identity/group.ts'
import { marksOf } from './name-marks.ts'

const seats = fc.uniqueArray(fc.integer({ min: 0, max: 2 ** 48 }), { minLength: 1, maxLength: MOST_CHILDREN })
const classOf = (of: readonly number[]) => of.map(seat => ({ seat, firstName: `Ana ${seat}` }))
const said = (of: readonly number[]) =>
  [...marksOf(classOf(of))].map(([seat, { thing, colour }]) => `${seat} ${thing} ${colour}`)

test('no two children of a class have the same drawing, in whatever order they come', () => {
  fc.assert(
    fc.property(seats, of => {
      const marks = [...marksOf(classOf(of)).values()].map(({ thing, colour }) => `${thing} ${colour}`)
      expect(new Set(marks).size).toBe(of.length)
      expect(said(of).toSorted()).toEqual(said(of.toReversed()).toSorted())
    }),
  )
})

test('a child keeps its drawing when another comes, unless both would have had it', () => {
  expect(said([7])).toEqual(['7 7 0'])
  expect(said([7, 8, 90])).toEqual(['7 7 0', '8 0 1', '90 2 1'])
  expect(said([7, 47])).toEqual(['7 7 0', '47 0 1'])
})
