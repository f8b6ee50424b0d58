/** The data folder: which version wrote it, and whether it can be used at all. */
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { Journal } from './journal.ts'

const VERSION = 1

/** Opens the journal of a data folder, which is made if there is none. Errors say what to do. */
export async function openFolder(path: string, sync: boolean): Promise<Journal> {
  try {
    await checkVersion(path)
    return await Journal.open(join(path, 'level'), sync)
  } catch (error) {
    throw new Error(`The data folder ${path} cannot be used: ${adviceOn(error)}`, { cause: error })
  }
}

async function checkVersion(path: string): Promise<void> {
  const marker = join(path, 'version')
  await mkdir(path, { recursive: true })
  const text = await readFile(marker, 'utf8').catch(error => {
    if (error.code !== 'ENOENT') throw error
  })
  if (text === undefined) return mark(path, marker)
  const version = Number.parseInt(text, 10)
  if (version > VERSION)
    throw new Error('a newer version wrote it; update this project or choose another folder')
  if (version !== VERSION) throw new Error('its version file is damaged; choose another folder')
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
