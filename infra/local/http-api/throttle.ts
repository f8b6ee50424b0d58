/** A token bucket: `burst` at once, `rate` a second. */
export interface Throttle {
  /** Whether one more request may pass. */
  take(now: number): boolean
}

export function createThrottle(rate: number, burst: number): Throttle {
  let tokens = burst
  let last = 0
  return {
    take(now) {
      tokens = Math.min(burst, tokens + ((now - last) / 1000) * rate)
      last = now
      if (tokens < 1) return false
      tokens -= 1
      return true
    },
  }
}
