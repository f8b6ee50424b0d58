import { existsSync, statfsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { noSpace } from './problem.ts'

/** The build and the state of a season of reading. */
const LEAST_BYTES = 300 * 1024 * 1024

/** Throws a `Problem` when the disk that holds the folder, which need not exist yet, is almost full. */
export function demandSpace(folder: string): void {
  let place = resolve(folder)
  while (!existsSync(place)) place = dirname(place)
  const { bavail, bsize } = statfsSync(place)
  if (bavail * bsize < LEAST_BYTES) throw noSpace(folder)
}
