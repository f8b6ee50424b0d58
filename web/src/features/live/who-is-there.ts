import type { Seen } from '#shared/live/watching.ts'

/** What was told of a child, and when this page heard it, in epoch milliseconds. */
export interface Told extends Seen {
  readonly at: number
}

/**
 * Who is there at an instant: of each child what was heard last, an answer to all (`answered` at `answeredAt`) or what was
 * told since, as long as it holds.
 */
export function whoIsThere(
  answered: readonly Seen[],
  answeredAt: number,
  told: readonly Told[],
  now: number,
): ReadonlyMap<string, Seen> {
  const heard = [
    ...answered.map(seen => ({ ...seen, at: answeredAt })),
    ...told.filter(({ at }) => at > answeredAt),
  ]
  return new Map(
    heard.filter(({ at, seconds }) => now < at + seconds * 1000).map(seen => [seen.studentId, seen]),
  )
}
