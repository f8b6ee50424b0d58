import { expect, test } from 'vitest'
import { entryAfter, isComplete, type PictureAction, type PictureEntry } from './picture-machine.ts'

const found = {
  classCode: 'COQUESAQ',
  name: 'Kínder A',
  classmates: [{ seat: 7, firstName: 'Amaya' }],
}
const child = { seat: 7, firstName: 'Amaya' }
const after = (...actions: PictureAction[]) => actions.reduce<PictureEntry>(entryAfter, { step: 'class' })
const tap = (picture: 'sol' | 'luna' | 'mango') => ({ did: 'tap', picture }) as const
const atPictures = [
  { did: 'findClass', found },
  { did: 'sayName', child },
] as const

test('class, name, three pictures', () => {
  expect(after({ did: 'findClass', found })).toEqual({ step: 'name', found })
  const two = after(...atPictures, tap('sol'), tap('sol'))
  expect(two).toMatchObject({ step: 'pictures', chosen: ['sol', 'sol'] })
  expect(isComplete(two)).toBe(false)
  expect(isComplete(entryAfter(two, tap('luna')))).toBe(true)
})

test('a fourth tap is not heard', () => {
  const three = after(...atPictures, tap('sol'), tap('luna'), tap('mango'))
  expect(entryAfter(three, tap('sol'))).toBe(three)
  expect(after(tap('sol'))).toEqual({ step: 'class' })
})

test('what was refused begins again with the same child, and the trouble goes with the next tap', () => {
  const refused = after(...atPictures, tap('sol'), tap('luna'), tap('mango'), { did: 'refuse', why: 'wrong' })
  expect(refused).toMatchObject({ child, chosen: [], trouble: 'wrong' })
  expect(entryAfter(refused, tap('sol'))).not.toHaveProperty('trouble')
})

test('back goes picture by picture, then to the names, then to the class', () => {
  const one = after(...atPictures, tap('sol'))
  const none = entryAfter(one, { did: 'goBack' })
  expect(none).toMatchObject({ step: 'pictures', chosen: [] })
  const names = entryAfter(none, { did: 'goBack' })
  expect(names).toEqual({ step: 'name', found })
  expect(entryAfter(names, { did: 'goBack' })).toEqual({ step: 'class' })
})

test('an unknown class stays at the door', () => {
  expect(after({ did: 'missClass', why: 'unknown' })).toEqual({ step: 'class', trouble: 'unknown' })
})
