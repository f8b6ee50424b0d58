import { expect, test } from 'vitest'
import { retryThrottled, THROTTLE_RETRY_MS } from './retry-throttled.ts'

const crowded = Object.assign(new Error('Rate exceeded'), { name: 'TooManyRequestsException' })

/** A clock that stands still but for what is slept. */
function time() {
  let ms = 0
  const slept: number[] = []
  return {
    slept,
    now: () => ms,
    sleep: async (wait: number) => {
      slept.push(wait)
      ms += wait + 1
    },
  }
}

test('whoever meets a crowd waits, longer each time, and comes in', async () => {
  const clock = time()
  let tries = 0
  const answer = await retryThrottled(async () => {
    tries++
    if (tries < 20) throw crowded
    return 'in'
  }, clock)
  expect(answer).toBe('in')
  expect(clock.slept).toHaveLength(19)
  clock.slept.forEach((ms, failures) => {
    expect(ms).toBeLessThanOrEqual(Math.min(30_000, 500 * 2 ** failures))
  })
})

test('patience ends', async () => {
  const clock = time()
  await expect(retryThrottled(() => Promise.reject(crowded), clock)).rejects.toBe(crowded)
  expect(clock.now()).toBeGreaterThanOrEqual(THROTTLE_RETRY_MS)
})

test('any other error is told at once', async () => {
  const clock = time()
  const wrong = Object.assign(new Error(), { name: 'NotAuthorizedException' })
  await expect(retryThrottled(() => Promise.reject(wrong), clock)).rejects.toBe(wrong)
  expect(clock.slept).toEqual([])
})
