import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TokenShelf } from './token-shelf.ts'

const device = new Map<string, string>()
let isFull = false
beforeEach(() => {
  device.clear()
  isFull = false
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => device.get(name) ?? null,
    removeItem: (name: string) => device.delete(name),
    setItem(name: string, text: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      device.set(name, text)
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a token outlives the page, unless the device has no room: then it lives as long as the page', async () => {
  const shelf = new TokenShelf()
  await shelf.setItem('id', 'first')
  isFull = true
  await shelf.setItem('id', 'second')
  expect(await shelf.getItem('id')).toBe('second')
  expect(await new TokenShelf().getItem('id')).toBe('first')
  isFull = false
  await shelf.setItem('id', 'third')
  expect([await shelf.getItem('id'), device.get('id')]).toEqual(['third', 'third'])
})

test('a token that was taken away is nowhere', async () => {
  const shelf = new TokenShelf()
  await shelf.setItem('id', 'kept')
  isFull = true
  await shelf.setItem('id', 'in the page')
  await shelf.removeItem('id')
  expect(await shelf.getItem('id')).toBeNull()
  expect(device.size).toBe(0)
})

test('storage that is blocked is as good as full', async () => {
  vi.stubGlobal('localStorage', undefined)
  const shelf = new TokenShelf()
  await shelf.setItem('id', 'here')
  expect(await shelf.getItem('id')).toBe('here')
})
