import type { DatabaseSync } from 'node:sqlite'
import type { Clock } from '../clock.ts'
import { transaction } from '../room.ts'
import { compileSchedule, type NextFiring } from './expression.ts'

interface Entry {
  readonly arn: string
  readonly expression: string
  readonly timezone?: string | undefined
  /** Nothing fires before or from these moments on (epoch milliseconds). */
  readonly from?: number | undefined
  readonly until?: number | undefined
  /** Runs in the transaction that notes the firing. */
  readonly fire: (time: number) => void
}
interface Planned extends Entry {
  readonly next: NextFiring
  readonly origin: number
}

/** Everything that fires by the clock, whichever resource declared it. */
export interface Timetable {
  add(entry: Entry): void
  start(): void
  close(): void
}

const SCHEMA = `CREATE TABLE IF NOT EXISTS schedules_entries (
  arn TEXT PRIMARY KEY, expression TEXT NOT NULL, origin INTEGER NOT NULL, fired_at INTEGER
) STRICT`

/**
 * A rate keeps its grid over a restart, and no moment fires twice. What fell due while this machine slept is
 * not made up for; the next firing is.
 */
export function timetable(store: DatabaseSync, clock: Clock): Timetable {
  store.exec(SCHEMA)
  const insert = store.prepare(`INSERT INTO schedules_entries (arn, expression, origin) VALUES (?, ?, ?)
    ON CONFLICT (arn) DO UPDATE SET expression = excluded.expression, origin = excluded.origin
    WHERE expression <> excluded.expression`)
  const read = store.prepare('SELECT origin, fired_at FROM schedules_entries WHERE arn = ?')
  const note = store.prepare('UPDATE schedules_entries SET fired_at = ? WHERE arn = ?')
  const entries = new Map<string, Planned>()
  const waits = new Map<string, () => void>()

  const arm = (entry: Planned) => {
    const from = Math.max(clock.now(), (entry.from ?? 0) - 1, Number(read.get(entry.arn)?.fired_at ?? 0))
    const time = entry.next(from, entry.origin)
    if (time === undefined || time >= (entry.until ?? Number.POSITIVE_INFINITY)) return
    waits.set(
      entry.arn,
      clock.at(time, () => {
        transaction(store, () => {
          note.run(time, entry.arn)
          entry.fire(time)
        })
        arm(entry)
      }),
    )
  }

  return {
    add(entry) {
      const next = compileSchedule(entry.expression, entry.timezone)
      const now = clock.now()
      insert.run(entry.arn, entry.expression, now)
      entries.set(entry.arn, { ...entry, next, origin: Number(read.get(entry.arn)?.origin ?? now) })
    },
    start() {
      for (const entry of entries.values()) arm(entry)
    },
    close() {
      for (const callOff of waits.values()) callOff()
    },
  }
}
