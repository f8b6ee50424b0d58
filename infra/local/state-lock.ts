import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another process has this state folder open. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(`${folder} is in use`)
    this.name = 'FolderInUse'
  }
}

/**
 * Keeps a state folder to one process. The lock is the system's own, so it ends with the process however that ends.
 * Throws `FolderInUse`.
 */
export function lockFolder(folder: string): { close(): void } {
  const db = new DatabaseSync(join(folder, 'lock'))
  try {
    db.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    db.close()
    throw isBusy(error) ? new FolderInUse(folder) : error
  }
  return { close: () => db.close() }
}

const SQLITE_BUSY = 5
const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
