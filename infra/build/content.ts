import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { canonicalJson } from '#shared/catalogue/content-hash.ts'
import { type ListedText, ReadingText } from '#shared/catalogue/schema.ts'
import { summaryOf } from '#shared/catalogue/text-summary.ts'

const TEXTS = join(import.meta.dirname, '../../shared/catalogue/content/texts')

/**
 * Writes the catalogue as it is published: `content/texts/<sha256>.json`, each text under its hash and so immutable,
 * and `content/texts.json`, which lists them with their hashes. Throws on the first text that its schema refuses.
 */
export async function buildContent(buildFolder: string): Promise<void> {
  const folder = join(buildFolder, 'content')
  await rm(folder, { recursive: true, force: true })
  await mkdir(join(folder, 'texts'), { recursive: true })
  const texts: ListedText[] = []
  for (const file of (await readdir(TEXTS)).sort()) {
    const text = ReadingText.parse(JSON.parse(await readFile(join(TEXTS, file), 'utf8')))
    const json = canonicalJson(text)
    const hash = createHash('sha256').update(json).digest('hex')
    await writeFile(join(folder, 'texts', `${hash}.json`), json)
    texts.push({ ...summaryOf(text), hash })
  }
  await writeFile(join(folder, 'texts.json'), JSON.stringify({ texts }))
}
