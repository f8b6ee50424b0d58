import { createHash } from 'node:crypto'

/** 36 bits: of the hundred events that a row may process no two are taken for one. */
const MARK = 6

/**
 * The marks of the events that a row has processed, with one more; undefined where it had processed it. A row that is written
 * with every event keeps their marks itself, one after the other, as its attribute `heard`: a mark row beside it would cost as
 * much as the row.
 */
export function withProcessed(processed: string, eventId: string): string | undefined {
  const mark = createHash('sha256').update(eventId).digest('base64url').slice(0, MARK)
  for (let at = 0; at < processed.length; at += MARK) if (processed.startsWith(mark, at)) return undefined
  return processed + mark
}
