import { createHash } from 'node:crypto'

/** 36 bits: of the hundred events that a row may hear of no two are taken for one. */
const MARK = 6

/**
 * The events that a row has heard of, with one more; undefined where it had heard of it. A row that is written with every event
 * keeps their marks itself, one after the other: a mark row beside it would cost as much as the row.
 */
export function withHeard(heard: string, eventId: string): string | undefined {
  const mark = createHash('sha256').update(eventId).digest('base64url').slice(0, MARK)
  for (let at = 0; at < heard.length; at += MARK) if (heard.startsWith(mark, at)) return undefined
  return heard + mark
}
