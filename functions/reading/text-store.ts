import { createHash } from 'node:crypto'
import { readContent } from '#functions/platform/content.ts'
import { ReadingText } from '#shared/catalogue/schema.ts'

/** Texts never change under their hash: a warm function keeps those it has read. */
const known = new Map<string, ReadingText>()
const KNOWN_LIMIT = 500

/** A published text by its content hash; undefined where there is none. Throws when the file is not what its name says. */
export async function readText(hash: string): Promise<ReadingText | undefined> {
  const before = known.get(hash)
  if (before) return before
  const json = await readContent(`texts/${hash}.json`)
  if (json === undefined) return undefined
  if (createHash('sha256').update(json).digest('hex') !== hash) throw new Error(`text ${hash} is damaged`)
  const text = ReadingText.parse(JSON.parse(json))
  if (known.size >= KNOWN_LIMIT) known.clear()
  known.set(hash, text)
  return text
}
