import type { HealthPart } from '#shared/health/schema.ts'

/** Those that somebody should look at, what is down first. */
export const troubled = (parts: readonly HealthPart[]): readonly HealthPart[] =>
  parts
    .filter(({ state }) => state !== 'ok')
    .sort((a, b) => Number(b.state === 'down') - Number(a.state === 'down'))

/** By noun in the order of their names; first, under no name, what serves all. */
export const byNoun = (parts: readonly HealthPart[]): ReadonlyMap<string, readonly HealthPart[]> =>
  Map.groupBy(
    parts.toSorted((a, b) => (a.noun ?? '').localeCompare(b.noun ?? '')),
    ({ noun = '' }) => noun,
  )
