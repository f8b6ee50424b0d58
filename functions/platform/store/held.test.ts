import { expect, test, vi } from 'vitest'
import { Held } from './held.ts'

test('what was read is held until its time is over, each name by itself', async () => {
  const held = new Held<number>(10_000)
  let n = 0
  const read = vi.fn(async () => ++n)
  expect(await held.get('a', 0, read)).toBe(1)
  expect(await held.get('a', 9_999, read)).toBe(1)
  expect(await held.get('b', 9_999, read)).toBe(2)
  expect(await held.get('a', 10_000, read)).toBe(3)
  expect(read).toHaveBeenCalledTimes(3)
})

test('what could not be read is not held', async () => {
  const held = new Held<number>(10_000)
  await expect(held.get('a', 0, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await held.get('a', 1, async () => 7)).toBe(7)
})

test('what it keeps in mind is bounded', async () => {
  const held = new Held<string>(10_000)
  await held.get('first', 0, async () => 'old')
  for (let i = 0; i < 10_000; i++) await held.get(`n${i}`, 0, async () => 'x')
  expect(await held.get('first', 0, async () => 'anew')).toBe('anew')
})
