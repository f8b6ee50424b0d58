/** So long after its row was written, a connection that cannot be reached may still be opening, in milliseconds. */
export const OPENING_MS = 30_000

/** Whether a connection that cannot be reached is gone; one that is just opening is reached by what comes next. */
export const isGone = ({ openedAt }: { readonly openedAt?: string | undefined }, now: number): boolean =>
  openedAt === undefined || now - Date.parse(openedAt) > OPENING_MS
