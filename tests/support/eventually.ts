import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds: far longer than anything should take, so that a slow machine fails nothing. */
export const PATIENCE_MS = 60_000

/** Milliseconds between two looks: each costs the house a call or more, so that what takes long is asked for less often. */
const FIRST_MS = 50
const LAST_MS = 1000

/** Asserts again and again until it holds. */
export async function eventually<T>(assertion: () => Promise<T>, timeout = PATIENCE_MS): Promise<T> {
  const until = Date.now() + timeout
  for (let pause = FIRST_MS; ; pause = Math.min(pause * 1.5, LAST_MS)) {
    try {
      return await assertion()
    } catch (error) {
      if (Date.now() >= until) throw error
    }
    await wait(pause)
  }
}
