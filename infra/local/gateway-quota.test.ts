import { expect, test } from 'vitest'
import { manualClock } from './clock.ts'
import { createGatewayQuota } from './gateway-quota.ts'

const taken = (times: number, take: () => boolean) =>
  Array.from({ length: times }, take).filter(Boolean).length

test('without limits everything passes', () => {
  const quota = createGatewayQuota(manualClock())
  expect([taken(1000, quota.takesCall), taken(1000, quota.takesConnection)]).toEqual([1000, 1000])
})

test('calls and connections share the calls of a second; connections have fewer of their own', async () => {
  const clock = manualClock()
  const quota = createGatewayQuota(clock)
  quota.limit({ gateway: { calls: 10, connections: 2 } })
  expect(taken(5, quota.takesConnection)).toBe(2)
  expect(taken(10, quota.takesCall)).toBe(5)
  await clock.advance(1000)
  expect(taken(20, quota.takesCall)).toBe(10)
})

test('a share of calls is refused by chance', () => {
  const quota = createGatewayQuota(manualClock())
  const chances = [0.1, 0.6]
  quota.limit({ refused: { gateway: 0.5 }, random: () => chances.shift() ?? 1 })
  expect([quota.takesCall(), quota.takesCall()]).toEqual([false, true])
})
