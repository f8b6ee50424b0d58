import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import { number } from '../template/kind.ts'
import type { BusEvent } from './bus-event.ts'
import { compilePattern, type Matcher } from './pattern.ts'

/** `AWS::Events::Archive`. */
export const ArchiveProperties = z.strictObject({
  ArchiveName: z.optional(z.string()),
  SourceArn: z.string(),
  Description: z.optional(z.string()),
  EventPattern: z.optional(z.unknown()),
  RetentionDays: z._default(number(), 0),
})

/** A deployed archive. */
export interface Archive {
  readonly arn: string
  readonly matches: Matcher
  /** For ever where it is 0. */
  readonly retentionDays: number
}

export const archiveOf = (
  arn: string,
  { EventPattern, RetentionDays }: z.output<typeof ArchiveProperties>,
): Archive => ({
  arn,
  matches: EventPattern === undefined ? () => true : compilePattern(EventPattern),
  retentionDays: RetentionDays,
})

const DAY_MS = 86_400_000
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS events_archived (
    id INTEGER PRIMARY KEY AUTOINCREMENT, archive TEXT NOT NULL, at INTEGER NOT NULL, event TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS events_archived_at ON events_archived (archive, at);
`

/** Keeps what passed a bus, so that it can pass again. */
export function archived(store: DatabaseSync) {
  store.exec(SCHEMA)
  const insert = store.prepare('INSERT INTO events_archived (archive, at, event) VALUES (?, ?, ?)')
  const expire = store.prepare('DELETE FROM events_archived WHERE archive = ? AND at < ?')
  const between = store.prepare(
    'SELECT event FROM events_archived WHERE archive = ? AND at >= ? AND at < ? ORDER BY id',
  )
  return {
    keep({ arn, matches, retentionDays }: Archive, event: BusEvent, now: number) {
      if (!matches(event)) return
      insert.run(arn, Date.parse(event.time), JSON.stringify(event))
      if (retentionDays > 0) expire.run(arn, now - retentionDays * DAY_MS)
    },
    /** The events whose time lies in the half-open span (epoch milliseconds). */
    between: (archive: string, from: number, to: number): BusEvent[] =>
      between.all(archive, from, to).map(({ event }) => JSON.parse(String(event))),
  }
}
