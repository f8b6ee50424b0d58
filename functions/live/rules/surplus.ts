/** Open pages of one person at a time: a child has one or two, a shared account some more. */
export const MOST_CONNECTIONS = 10

export interface OpenConnection {
  readonly connectionId: string
  /** ISO 8601. */
  readonly openedAt: string
}

/** Those of a person's connections that are to end because there are too many: the oldest, never the newest itself. */
export function surplus(open: readonly OpenConnection[], newest: string): readonly string[] {
  const others = open
    .filter(({ connectionId }) => connectionId !== newest)
    .toSorted((a, b) => a.openedAt.localeCompare(b.openedAt))
  return others
    .slice(0, Math.max(0, others.length + 1 - MOST_CONNECTIONS))
    .map(({ connectionId }) => connectionId)
}
