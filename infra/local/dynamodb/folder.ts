/** The data folder: which version wrote it, and whether it can be used at all. */
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { Journal } from './journal.ts'

const VERSION = 1

/** Opens the journal of a data folder, which is made if there is none. Errors say what to do. */
export async function openFolder(path: string, sync: boolean): Promise<Journal> {
  const marker = join(path, 'version')
  await mkdir(path, { recursive: true })
  const text = await readFile(marker, 'utf8').catch(error => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) await mark(path, marker)
  else checkVersion(path, text)
  try {
    return await Journal.open(join(path, 'level'), sync)
  } catch (error) {
    if (codeOf(error) === 'LEVEL_LOCKED') {
      throw new Error(`The data folder ${path} is in use by another process; stop that one first`, {
        cause: error,
      })
    }
    throw error
  }
}

function checkVersion(path: string, text: string): void {
  const version = Number.parseInt(text, 10)
  if (version === VERSION) return
  const advice = version > VERSION ? 'a newer version wrote it; update this project' : 'it is not one'
  throw new Error(`The data folder ${path} cannot be read: ${advice} or choose another folder`)
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

/** LevelDB's own code lies one cause deeper. */
function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined
  if (error.cause) return codeOf(error.cause)
  return 'code' in error ? error.code : undefined
}
