/** The data folder: which version wrote it, and whether it can be used at all. */
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { NotWhole } from '../state-folder.ts'
import { Journal } from './journal.ts'

const VERSION = 1

/**
 * Opens the journal of a data folder, which is made if there is none; one that was made before is never begun anew.
 * Errors say what to do; `NotWhole` where something of it is gone or cannot be read.
 */
export async function openFolder(path: string, sync: boolean): Promise<Journal> {
  try {
    const isNew = await checkVersion(path)
    const journal = await Journal.open(join(path, 'level'), { sync, createIfMissing: isNew })
    if (isNew) await mark(path, join(path, 'version'))
    return journal
  } catch (error) {
    if (isDamage(error)) throw new NotWhole(path, adviceOn(error), { cause: error })
    throw new Error(`The data folder ${path} cannot be used: ${adviceOn(error)}`, { cause: error })
  }
}

/** Whether nothing was written here before. */
async function checkVersion(path: string): Promise<boolean> {
  const marker = join(path, 'version')
  await mkdir(path, { recursive: true })
  const text = await readFile(marker, 'utf8').catch(error => {
    if (error.code !== 'ENOENT') throw error
  })
  if (text === undefined) return true
  const version = Number.parseInt(text, 10)
  if (version > VERSION)
    throw new Error('a newer version wrote it; update this project or choose another folder')
  if (version !== VERSION) throw new Error('its version file is damaged; choose another folder')
  return false
}

async function mark(path: string, marker: string): Promise<void> {
  const draft = await open(`${marker}.new`, 'w')
  await draft.writeFile(`${VERSION}\n`)
  await draft.sync()
  await draft.close()
  await rename(`${marker}.new`, marker)
  const folder = await open(path)
  await folder.sync().catch(() => undefined) // not every system syncs folders
  await folder.close()
}

/** LevelDB says so of a log or table that it cannot read, and of a folder that has none of them. */
function isDamage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.cause) return isDamage(error.cause)
  const code = 'code' in error ? error.code : undefined
  return code === 'LEVEL_CORRUPTION' || /does not exist|missing files|corrupt/i.test(error.message)
}

/** What went wrong lies at the end of LevelDB's causes. */
function adviceOn(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause) return adviceOn(error.cause)
  switch ('code' in error ? error.code : undefined) {
    case 'LEVEL_LOCKED':
      return 'it is in use by another process; stop that one first'
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'it may not be written; choose another folder or change its permissions'
    case 'ENOSPC':
      return 'the disk is full; free some space or choose another folder'
    default:
      return error.message
  }
}
