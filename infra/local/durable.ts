import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** Counts changes to what the state folder holds that an older program could not read. */
export const STATE_VERSION = 1

/** The state folder was written by a newer version of this program. */
export class NewerState extends Error {
  constructor(path: string) {
    super(`${path} was written by a newer version`)
    this.name = 'NewerState'
  }
}

const versionOf = (db: DatabaseSync) => Number(db.prepare('PRAGMA user_version').get()?.user_version)

/** Throws `NewerState` where a newer version has written; changes nothing. */
export function assertReadable(path: string): void {
  if (!existsSync(path)) return
  const db = new DatabaseSync(path, { readOnly: true })
  try {
    if (versionOf(db) > STATE_VERSION) throw new NewerState(path)
  } finally {
    db.close()
  }
}

/**
 * Opens a database whose commits survive `kill -9` and a power cut: each is synced to disk before it returns.
 * Throws `NewerState`.
 */
export function openDurable(path: string): DatabaseSync {
  assertReadable(path)
  const db = new DatabaseSync(path)
  try {
    db.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
    if (versionOf(db) < STATE_VERSION) db.exec(`PRAGMA user_version = ${STATE_VERSION}`)
    return db
  } catch (error) {
    db.close()
    throw error
  }
}
