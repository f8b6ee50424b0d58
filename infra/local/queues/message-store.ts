import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import type { MessageAttributes } from './checksums.ts'

const Row = z.object({
  id: z.int(),
  message_id: z.string(),
  body: z.string(),
  attributes: z.string(),
  sender: z.string(),
  trace: z.nullable(z.string()),
  sent_at: z.int(),
  receive_count: z.int(),
  first_received_at: z.nullable(z.int()),
  dead_letter_source: z.nullable(z.string()),
})
export type MessageRow = z.output<typeof Row>

export interface NewMessage {
  readonly messageId: string
  readonly body: string
  readonly attributes: MessageAttributes
  readonly sender: string
  readonly trace: string | null
  readonly sentAt: number
  readonly visibleAt: number
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS sqs_messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT, queue TEXT NOT NULL, message_id TEXT NOT NULL, body TEXT NOT NULL,
    attributes TEXT NOT NULL, sender TEXT NOT NULL, trace TEXT, sent_at INTEGER NOT NULL,
    visible_at INTEGER NOT NULL, receive_count INTEGER NOT NULL DEFAULT 0, first_received_at INTEGER,
    receipt TEXT, dead_letter_source TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS sqs_visible ON sqs_messages (queue, visible_at);
  CREATE INDEX IF NOT EXISTS sqs_sent ON sqs_messages (queue, sent_at);
`

/** The messages of all queues, in SQLite. Every method is one statement; the caller opens transactions. */
export function messageStore(store: DatabaseSync) {
  store.exec(SCHEMA)
  // Whoever was working on a message went with the process that had handed it out: it counts as not handed out.
  store.exec(`UPDATE sqs_messages SET receipt = NULL, visible_at = sent_at, receive_count = receive_count - 1
    WHERE receipt IS NOT NULL`)
  const insert = store.prepare(`INSERT INTO sqs_messages
    (queue, message_id, body, attributes, sender, trace, sent_at, visible_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`)
  const expire = store.prepare('DELETE FROM sqs_messages WHERE queue = ? AND sent_at < ?')
  const visible = store.prepare(
    'SELECT * FROM sqs_messages WHERE queue = ? AND visible_at <= ? ORDER BY visible_at, id LIMIT ?',
  )
  const nextVisible = store.prepare(
    'SELECT min(visible_at) AS at FROM sqs_messages WHERE queue = ? AND visible_at > ?',
  )
  const hide = store.prepare(`UPDATE sqs_messages SET receipt = ?, visible_at = ?,
    receive_count = receive_count + 1, first_received_at = coalesce(first_received_at, ?) WHERE id = ?`)
  const kill = store.prepare(`UPDATE sqs_messages SET queue = ?, dead_letter_source = ?, visible_at = ?,
    receipt = NULL, receive_count = 0, first_received_at = NULL WHERE id = ?`)
  const removeRow = store.prepare('DELETE FROM sqs_messages WHERE id = ? AND queue = ? AND receipt = ?')
  const postpone = store.prepare(
    'UPDATE sqs_messages SET visible_at = ? WHERE id = ? AND queue = ? AND receipt = ? AND visible_at > ?',
  )
  const purge = store.prepare('DELETE FROM sqs_messages WHERE queue = ?')
  const counts = store.prepare(`SELECT
      count(*) FILTER (WHERE visible_at <= :now) AS visible,
      count(*) FILTER (WHERE visible_at > :now AND receipt IS NOT NULL) AS hidden,
      count(*) FILTER (WHERE visible_at > :now AND receipt IS NULL) AS delayed
    FROM sqs_messages WHERE queue = :queue`)
  const everything = store.prepare(
    'SELECT * FROM sqs_messages WHERE queue = ? AND visible_at <= ? ORDER BY id',
  )

  return {
    insert(queue: string, message: NewMessage) {
      const { messageId, body, attributes, sender, trace, sentAt, visibleAt } = message
      insert.run(queue, messageId, body, JSON.stringify(attributes), sender, trace, sentAt, visibleAt)
    },
    /** Forgets what was sent before. */
    expire: (queue: string, before: number) => expire.run(queue, before),
    visible: (queue: string, now: number, limit: number): MessageRow[] =>
      visible.all(queue, now, limit).map(row => z.parse(Row, row)),
    everyVisible: (queue: string, now: number): MessageRow[] =>
      everything.all(queue, now).map(row => z.parse(Row, row)),
    nextVisibleAt: (queue: string, now: number): number | undefined =>
      z.parse(z.object({ at: z.nullable(z.int()) }), nextVisible.get(queue, now)).at ?? undefined,
    hide: (id: number, receipt: string, until: number, now: number) => hide.run(receipt, until, now, id),
    /** Moves a message to another queue; `source` is the queue it is dead to. */
    move: (id: number, queue: string, source: string | null, now: number) => kill.run(queue, source, now, id),
    remove: (queue: string, id: number, receipt: string) => removeRow.run(id, queue, receipt),
    /** Whether the message was in flight under this receipt. */
    postpone: (queue: string, id: number, receipt: string, until: number, now: number) =>
      postpone.run(until, id, queue, receipt, now).changes > 0,
    purge: (queue: string) => purge.run(queue),
    counts: (queue: string, now: number) =>
      z.parse(z.object({ visible: z.int(), hidden: z.int(), delayed: z.int() }), counts.get({ queue, now })),
  }
}
