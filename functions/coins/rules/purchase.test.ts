import { expect, test } from 'vitest'
import { FREEZE, STORE_ITEMS, storeItem } from '#shared/coins/items.ts'
import { purchaseRefusal } from './purchase.ts'

const pava = storeItem('pava') ?? expect.unreachable()
const rich = { balance: 1000, owns: false, freezes: 0 }

test('what it costs to the coin is enough, one less is not', () => {
  expect(purchaseRefusal(pava, { ...rich, balance: pava.price })).toBeUndefined()
  expect(purchaseRefusal(pava, { ...rich, balance: pava.price - 1 })).toBe('coins.insufficient')
})

test('an item is bought once, and that is said to the poor too', () => {
  expect(purchaseRefusal(pava, { ...rich, owns: true })).toBe('coins.alreadyOwned')
  expect(purchaseRefusal(pava, { ...rich, balance: 0, owns: true })).toBe('coins.alreadyOwned')
})

test('two freezes lie ready at most', () => {
  expect(purchaseRefusal(FREEZE, { ...rich, freezes: 1 })).toBeUndefined()
  expect(purchaseRefusal(FREEZE, { ...rich, freezes: 2 })).toBe('coins.tooManyFreezes')
  expect(purchaseRefusal(FREEZE, { ...rich, balance: 99 })).toBe('coins.insufficient')
})

test('the store has sixty things to wear and more, each once, none for nothing', () => {
  expect(STORE_ITEMS.length).toBeGreaterThanOrEqual(60)
  expect(new Set([...STORE_ITEMS, FREEZE].map(({ itemId }) => itemId)).size).toBe(STORE_ITEMS.length + 1)
  expect(STORE_ITEMS.filter(({ price }) => price <= 0)).toEqual([])
})
