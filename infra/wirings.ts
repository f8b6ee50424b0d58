import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Wiring } from '#functions/platform/wiring.ts'

const FUNCTIONS = join(import.meta.dirname, '../functions')

/** Every noun's wiring, by reading the rooms: nobody lists them. Throws when none is found. */
export async function wirings(): Promise<readonly Wiring[]> {
  const files = (await readdir(FUNCTIONS, { recursive: true }))
    .filter(file => file.endsWith('/wiring.ts'))
    .sort()
  const found = await Promise.all(
    files
      .filter(file => !file.startsWith('platform/'))
      .map(async file => (await import(pathToFileURL(join(FUNCTIONS, file)).href)).wiring as Wiring),
  )
  if (found.length === 0) throw new Error(`no wiring was found under ${FUNCTIONS}`)
  return found
}
