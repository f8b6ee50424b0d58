import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

const MANIFEST = 'parts.json'
/** What a folder that was once opened is made of, beside what is made anew: locks, logs, marks of what is done. */
const PARTS = ['cloud.db', 'dynamodb', 'objects'] as const

/** Something that was written here is gone or cannot be read: what is left is not the state that was acknowledged. */
export class NotWhole extends Error {
  constructor(folder: string, what: string, options?: ErrorOptions) {
    super(`${folder} is not whole: ${what}`, options)
    this.name = 'NotWhole'
    this.what = what
  }
  readonly what: string
}

/** Throws `NotWhole` where a part that this folder had is missing. */
export function assertWhole(folder: string): void {
  const manifest = join(folder, MANIFEST)
  if (!existsSync(manifest)) return
  for (const part of partsOf(readFileSync(manifest, 'utf8')))
    if (!existsSync(join(folder, part))) throw new NotWhole(folder, `${part} is missing`)
}

function partsOf(text: string): readonly string[] {
  try {
    const parts: unknown = JSON.parse(text)
    return Array.isArray(parts) ? parts.map(String) : PARTS
  } catch {
    // A note of what there is, not a part of it.
    return PARTS
  }
}

/** Makes the folder the owner's alone, with all that lies at its top: it holds a signing key and what people did. */
export function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    chmodSync(join(folder, entry.name), entry.isDirectory() ? 0o700 : 0o600)
}

/** Notes what the folder is made of from now on. */
export function noteParts(folder: string): void {
  const there = PARTS.filter(part => existsSync(join(folder, part)))
  writeFileSync(join(folder, `${MANIFEST}.part`), JSON.stringify(there), { mode: 0o600 })
  renameSync(join(folder, `${MANIFEST}.part`), join(folder, MANIFEST))
}
