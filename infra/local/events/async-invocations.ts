import type { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import type { Clock } from '../clock.ts'
import type { Lambdas } from '../resource.ts'
import { noted, transaction } from '../room.ts'

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS events_invocations (
    id INTEGER PRIMARY KEY AUTOINCREMENT, function_arn TEXT NOT NULL, event TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0, due_at INTEGER NOT NULL
  ) STRICT`
const Row = z.object({
  id: z.int(),
  function_arn: z.string(),
  event: z.string(),
  attempts: z.int(),
  due_at: z.int(),
})
type Row = z.output<typeof Row>

/** Lambda tries an asynchronous invocation again after one and after two minutes, and then gives it up. */
const RETRY_AFTER_MS = [60_000, 120_000]

/** Asynchronous invocations: kept until the function has returned or has failed for good. */
export interface AsyncInvocations {
  /** Durable when it returns, or with the transaction that is open. */
  add(functionArn: string, event: string): void
  start(): void
  close(): void
}

interface Options {
  readonly store: DatabaseSync
  readonly lambdas: Lambdas
  readonly clock: Clock
  /** Hears of what is given up. */
  readonly report: (problem: string) => void
}

export function asyncInvocations({ store, lambdas, clock, report }: Options): AsyncInvocations {
  store.exec(SCHEMA)
  const insert = store.prepare(
    'INSERT INTO events_invocations (function_arn, event, due_at) VALUES (?, ?, ?)',
  )
  const after = store.prepare('SELECT * FROM events_invocations WHERE id > ? ORDER BY id')
  const postpone = store.prepare(
    'UPDATE events_invocations SET attempts = attempts + 1, due_at = ? WHERE id = ?',
  )
  const remove = store.prepare('DELETE FROM events_invocations WHERE id = ?')
  const waits = new Set<() => void>()
  let started = false
  let closed = false
  let seen = 0

  const take = () => {
    if (!started || closed) return
    for (const found of after.all(seen)) {
      const row = z.parse(Row, found)
      seen = row.id
      runAt(row)
    }
  }
  const runAt = (row: Row) => {
    const callOff = clock.at(row.due_at, () => {
      waits.delete(callOff)
      void run(row)
    })
    waits.add(callOff)
  }
  const run = async (row: Row) => {
    try {
      await lambdas.invoke(row.function_arn, JSON.parse(row.event))
      if (!closed) noted(store, () => remove.run(row.id))
    } catch (error) {
      // What fails while the cloud closes is taken up again at the next start.
      if (!closed) failed(row, error)
    }
  }
  const failed = (row: Row, error: unknown) => {
    const wait = RETRY_AFTER_MS[row.attempts]
    if (wait === undefined) {
      remove.run(row.id)
      return report(`${row.function_arn} failed ${row.attempts + 1} times; its event is dropped: ${error}`)
    }
    const due_at = clock.now() + wait
    postpone.run(due_at, row.id)
    runAt({ ...row, attempts: row.attempts + 1, due_at })
  }

  return {
    add(functionArn, event) {
      transaction(store, () => insert.run(functionArn, event, clock.now()))
      queueMicrotask(take)
    },
    start() {
      started = true
      take()
    },
    close() {
      closed = true
      for (const callOff of waits) callOff()
    },
  }
}
