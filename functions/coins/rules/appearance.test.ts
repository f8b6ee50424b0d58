import { expect, test } from 'vitest'
import { FIRST_APPEARANCE, mayWear, wornItems } from './appearance.ts'

test('everybody may be the coquí and wear nothing', () => {
  expect(mayWear(FIRST_APPEARANCE, new Set())).toBe(true)
  expect(wornItems(FIRST_APPEARANCE)).toEqual([])
})

test('only what is owned is worn, and only where it belongs', () => {
  const owned = new Set(['pava', 'cotorra'])
  expect(mayWear({ animal: 'cotorra', hat: 'pava' }, owned)).toBe(true)
  expect(mayWear({ animal: 'coqui', hat: 'boina' }, owned)).toBe(false)
  expect(mayWear({ animal: 'coqui', glasses: 'pava' }, owned)).toBe(false)
  expect(mayWear({ animal: 'pava' }, owned)).toBe(false)
  expect(mayWear({ animal: 'coqui', hat: 'coqui' }, owned)).toBe(false)
  expect(wornItems({ animal: 'cotorra', hat: 'pava' })).toEqual(['cotorra', 'pava'])
})
