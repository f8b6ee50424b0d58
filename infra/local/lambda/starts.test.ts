import { expect, test } from 'vitest'
import { busyShare, Starts } from './starts.ts'

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

test('how busy the machine is, is counted over a tenth of a second at least', () => {
  let [now, worked, rested] = [0, 1000, 1000]
  const share = busyShare(
    () => now,
    () => ({ worked, rested }),
  )
  ;[now, worked, rested] = [99, 1200, 1000]
  expect(share()).toBe(0)
  now = 100
  expect(share()).toBe(1)
  ;[now, worked, rested] = [150, 1200, 1300]
  expect(share()).toBe(1)
  ;[now, rested] = [250, 1600]
  expect(share()).toBe(0)
})
