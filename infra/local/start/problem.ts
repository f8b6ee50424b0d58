import { resolve } from 'node:path'
import { NewerState } from '../durable.ts'
import { NotWhole } from '../state-folder.ts'
import { FolderInUse } from '../state-lock.ts'

/** Something that the person at this machine can set right: its message says how, in one line. */
export class Problem extends Error {}

const EXTENDED = 0xff
/** https://www.sqlite.org/rescode.html */
const SQLITE = { readOnly: 8, damaged: 11, full: 13, cannotOpen: 14, noDatabase: 26 }
const UNWRITABLE = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT', 'EISDIR']

const member = (error: unknown, name: 'code' | 'errcode' | 'path' | 'syscall'): unknown =>
  typeof error === 'object' && error !== null && name in error ? Reflect.get(error, name) : undefined

export const noSpace = (folder: string) =>
  new Problem(
    `There is no space left for ${folder}: free 300 MB, or choose another disk with COQUI_DATA=/elsewhere/coqui npm start.`,
  )

const notWhole = (folder: string, what: string) =>
  new Problem(
    `${folder} is not whole (${what}): put a copy back with npm run state -- restore <copy>, or begin anew with npm start -- --fresh.`,
  )

/** The problem behind an error of the start; nothing where the fault is this program's. */
export function problemOf(error: unknown, folder: string, port: number): Problem | undefined {
  if (error instanceof Problem) return error
  const [code, sqlite] = [member(error, 'code'), Number(member(error, 'errcode') ?? 0) & EXTENDED]
  if (String(code).startsWith('ERR_PARSE_ARGS'))
    return new Problem(
      'npm start knows no other options than --fresh, --verbose and --seed-year, as in npm start -- --fresh.',
    )
  if (code === 'EADDRINUSE')
    return new Problem(
      `A port from ${port} to ${port + 2} is taken: stop what uses it, or choose others with PORT=4000 npm start.`,
    )
  if (member(error, 'syscall') === 'listen')
    return new Problem(`The ports from ${port} cannot be used here: choose others with PORT=4000 npm start.`)
  if (error instanceof FolderInUse)
    return new Problem(
      `Coquí Lee runs already on ${folder}: stop it, or choose another folder with COQUI_DATA=.other npm start.`,
    )
  if (error instanceof NewerState)
    return new Problem(
      `${folder} was written by a newer Coquí Lee: update this checkout, or choose another folder with COQUI_DATA=.other npm start.`,
    )
  if (error instanceof NotWhole) return notWhole(folder, error.what)
  if (sqlite === SQLITE.damaged || sqlite === SQLITE.noDatabase)
    return notWhole(folder, 'a database in it cannot be read')
  if (code === 'ENOSPC' || sqlite === SQLITE.full) return noSpace(folder)
  const isBelow = String(member(error, 'path')).startsWith(resolve(folder))
  if (
    (isBelow && UNWRITABLE.some(name => name === code)) ||
    sqlite === SQLITE.readOnly ||
    sqlite === SQLITE.cannotOpen
  )
    return new Problem(
      `${folder} cannot be written: correct its permissions, or choose another folder with COQUI_DATA=.other npm start.`,
    )
  return undefined
}
