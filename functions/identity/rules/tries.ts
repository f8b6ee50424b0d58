/** So many failures within so long a time end the tries for as long again. */
export const MOST_FAILURES = 5
export const WINDOW_MS = 15 * 60_000

/** When someone last failed, oldest first, in epoch milliseconds: at most as many as it takes. */
export type Failures = readonly number[]

export function mayTry(failures: Failures, at: number, most = MOST_FAILURES): boolean {
  const [first] = failures
  const last = failures.at(-1)
  if (failures.length < most || first === undefined || last === undefined) return true
  return last - first > WINDOW_MS || at - last >= WINDOW_MS
}

export const withFailure = (failures: Failures, at: number, most = MOST_FAILURES): Failures =>
  [...failures, at].toSorted((a, b) => a - b).slice(-most)
