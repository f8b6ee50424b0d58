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
export function lockFolder(folder: string): { release(): void } {
  const db = new DatabaseSync(join(folder, 'lock'))
  try {
    db.exec('BEGIN EXCLUSIVE')
  } catch {
    db.close()
    throw new FolderInUse(folder)
  }
  return { release: () => db.close() }
}
