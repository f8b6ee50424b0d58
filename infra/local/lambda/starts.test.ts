import { expect, test } from 'vitest'
import { Starts } from './starts.ts'

/** Lets everything that can go on go on. */
const settle = () => new Promise(resolve => setImmediate(resolve))

test('so many start at once, and a function without any worker before those that want another', async () => {
  const starts = new Starts(2)
  const began: string[] = []
  const overs = new Map<string, () => void>()
  const ask = (name: string, isFirst: boolean) =>
    void starts.turn(isFirst).then(over => {
      began.push(name)
      overs.set(name, over)
    })
  ask('a', true)
  ask('b', true)
  ask('another a', false)
  ask('c', true)
  await settle()
  expect(began).toEqual(['a', 'b'])
  overs.get('a')?.()
  // Whoever says so twice takes nobody's turn.
  overs.get('a')?.()
  await settle()
  expect(began).toEqual(['a', 'b', 'c'])
  overs.get('b')?.()
  await settle()
  expect(began).toEqual(['a', 'b', 'c', 'another a'])
})
