/** Frames of one connection within `FRAMES_MS`: a page sends one in thirty seconds. */
export const MOST_FRAMES = 20
export const FRAMES_MS = 5000
/** So many connections are kept in mind; a function that has met more forgets all and begins anew. */
const REMEMBERED = 10_000

/** `refused` is said of the first frame beyond the budget, and of one in so many after it; the others are passed over. */
export type Verdict = 'taken' | 'refused' | 'passed over'

/**
 * Counts the frames of each connection that one instance of a function meets. A flood is spread over the instances that run
 * at once, of which each meets far more than the budget; nothing is stored for it.
 */
export class FrameBudget {
  readonly #windows = new Map<string, { readonly since: number; count: number }>()

  /** Whether one more frame of this connection is within its budget. `now` in epoch milliseconds. */
  take(connectionId: string, now: number): Verdict {
    const window = this.#windows.get(connectionId)
    if (!window || now - window.since >= FRAMES_MS) {
      if (this.#windows.size >= REMEMBERED) this.#windows.clear()
      this.#windows.set(connectionId, { since: now, count: 1 })
      return 'taken'
    }
    window.count++
    if (window.count <= MOST_FRAMES) return 'taken'
    return window.count % MOST_FRAMES === 1 ? 'refused' : 'passed over'
  }
}
