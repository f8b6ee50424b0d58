import { createHash } from 'node:crypto'
import { renameSync, writeFileSync } from 'node:fs'
import { mkdir, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Made by steps or by tests, and so no input of a step. */
const IGNORED = /(^|\/)(node_modules|dist)(\/|$)|\.test\.tsx?$/

async function filesBelow(path: string): Promise<readonly string[]> {
  if (!(await stat(path)).isDirectory()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .filter(file => !IGNORED.test(file.slice(path.length)))
    .sort()
}

/** One hash of the names and contents of all files below some places. */
export async function fingerprint(root: string, places: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const place of places) {
    const files = await filesBelow(join(root, place))
    const contents = await Promise.all(files.map(file => readFile(file)))
    for (const [at, file] of files.entries())
      hash
        .update(file.slice(root.length))
        .update('\0')
        .update(contents[at] ?? '')
        .update('\0')
  }
  return hash.digest('hex')
}

/** What is done already, by name, with the fingerprint of what it was done from. */
export class Done {
  readonly #file: string
  readonly #marks: Record<string, string>

  private constructor(file: string, marks: Record<string, string>) {
    this.#file = file
    this.#marks = marks
  }

  static async open(folder: string): Promise<Done> {
    await mkdir(folder, { recursive: true })
    const file = join(folder, 'done.json')
    const text = await readFile(file, 'utf8').catch(() => '{}')
    return new Done(file, marksOf(text))
  }

  has = (name: string, mark: string): boolean => this.#marks[name] === mark

  /** In one go, since steps that run side by side note their ends in any order. */
  note(name: string, mark: string): void {
    this.#marks[name] = mark
    writeFileSync(`${this.#file}.part`, JSON.stringify(this.#marks))
    renameSync(`${this.#file}.part`, this.#file)
  }
}

/** Marks that cannot be read are none: everything is built again. */
function marksOf(text: string): Record<string, string> {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
