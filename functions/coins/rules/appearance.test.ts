import { expect, test } from 'vitest'
import { equippedItems, FIRST_APPEARANCE, mayEquip } from './appearance.ts'

test('everybody may be the coquí and wear nothing', () => {
  expect(mayEquip(FIRST_APPEARANCE, new Set())).toBe(true)
  expect(equippedItems(FIRST_APPEARANCE)).toEqual([])
})

test('only what is owned is worn, and only where it belongs', () => {
  const owned = new Set(['pava', 'cotorra'])
  expect(mayEquip({ animal: 'cotorra', hat: 'pava' }, owned)).toBe(true)
  expect(mayEquip({ animal: 'coqui', hat: 'boina' }, owned)).toBe(false)
  expect(mayEquip({ animal: 'coqui', glasses: 'pava' }, owned)).toBe(false)
  expect(mayEquip({ animal: 'pava' }, owned)).toBe(false)
  expect(mayEquip({ animal: 'coqui', hat: 'coqui' }, owned)).toBe(false)
  expect(equippedItems({ animal: 'cotorra', hat: 'pava' })).toEqual(['cotorra', 'pava'])
})
