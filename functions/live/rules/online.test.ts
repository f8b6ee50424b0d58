import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { ONLINE_SHARDS, onlineShard } from './online.ts'

test('a person is always in the same shard, and people are spread over all of them', () => {
  const people = Array.from({ length: 12_800 }, (_, n) => createHash('sha256').update(`${n}`).digest('hex'))
  const counts = Map.groupBy(people, onlineShard)
  expect([...counts.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: ONLINE_SHARDS }, (_, n) => n))
  for (const there of counts.values()) expect(there.length).toBeLessThan(300)
  for (const person of people.slice(0, 10)) expect(onlineShard(person)).toBe(onlineShard(person))
})

test('every letter of an id counts, and an id of any length has a shard', () => {
  const shardsOf = (ids: readonly string[]) => new Set(ids.map(onlineShard)).size
  expect(shardsOf(['a0', 'b0', 'c0'])).toBe(3)
  expect(shardsOf(['0a', '0b', '0c'])).toBe(3)
  expect(onlineShard('')).toBe(0)
  expect(onlineShard('~'.repeat(64))).toBeGreaterThanOrEqual(0)
})

test('the shard of a person stays what it was: their row lies there', () => {
  expect(['ana', 'b3f0', 'person-17'].map(onlineShard)).toEqual([20, 27, 30])
})
