// `npm run state -- save <copy>` and `npm run state -- restore <copy>`: takes a copy of the state folder, and puts one
// back. While Coquí Lee runs on the folder neither is done.
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { Problem, problemOf } from './start/problem.ts'
import { assertWhole, makePrivate } from './state-folder.ts'
import { FolderInUse, lockFolder } from './state-lock.ts'

/** Written anew by whoever opens a folder. */
const LOCK = /\/lock(-journal)?$/

/** Copies a whole state folder; nothing is at `to` before all of it is. Throws where one is in use or not whole. */
export function copyState(from: string, to: string): void {
  assertWhole(from)
  const lock = lockFolder(from)
  const draft = `${to}.part`
  try {
    rmSync(draft, { recursive: true, force: true })
    cpSync(from, draft, { recursive: true, filter: path => !LOCK.test(path) })
    makePrivate(draft)
    renameSync(draft, to)
  } finally {
    lock.close()
  }
}

/** Throws `FolderInUse`; a folder that is damaged is nobody's. */
function assertIdle(folder: string): void {
  try {
    lockFolder(folder).close()
  } catch (error) {
    if (error instanceof FolderInUse) throw error
  }
}

/** Saves to, or restores from, a copy. What a restore replaces stays beside it, as `<folder>.before`. */
export function runState([deed, named]: readonly string[], folder: string): string {
  if (!named || (deed !== 'save' && deed !== 'restore'))
    throw new Problem('npm run state -- save <copy>, or npm run state -- restore <copy>.')
  const copy = resolve(named)
  if (deed === 'save') {
    if (existsSync(copy)) throw new Problem(`${copy} is there already: choose another name.`)
    if (!existsSync(folder)) throw new Problem(`There is no state at ${folder} yet: npm start makes it.`)
    copyState(folder, copy)
    return `Saved ${folder} as ${copy}.`
  }
  if (!existsSync(copy)) throw new Problem(`There is no copy at ${copy}.`)
  const before = `${folder}.before`
  if (existsSync(folder)) {
    assertIdle(folder)
    rmSync(before, { recursive: true, force: true })
    renameSync(folder, before)
  }
  copyState(copy, folder)
  return `Restored ${copy} as ${folder}.${existsSync(before) ? ` What was there is ${before}.` : ''}`
}

if (import.meta.main) {
  const folder = resolve(process.env.COQUI_DATA || '.local')
  try {
    console.log(runState(process.argv.slice(2), folder))
  } catch (error) {
    console.error(problemOf(error, folder, 0)?.message ?? error)
    process.exitCode = 1
  }
}
