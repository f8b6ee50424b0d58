import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { canonicalJson } from '#shared/catalogue/content-hash.ts'
import { type ListedText, ReadingText } from '#shared/catalogue/schema.ts'
import { summaryOf } from '#shared/catalogue/text-summary.ts'
import { readDictionaries } from './catalogue/dictionaries.ts'
import { checkCatalogue, readCatalogue, tellFindings } from './catalogue-check.ts'

/**
 * Writes the catalogue as it is published: `content/texts/<sha256>.json`, each text under its hash and so immutable,
 * and `content/texts.json`, which lists them with their hashes. Throws when the check of the catalogue finds anything.
 */
export async function buildContent(buildFolder: string): Promise<void> {
  const files = await readCatalogue()
  const findings = checkCatalogue(files, await readDictionaries())
  if (findings.length > 0) throw new Error(`the catalogue has findings:\n${tellFindings(findings)}`)
  const folder = join(buildFolder, 'content')
  await rm(folder, { recursive: true, force: true })
  await mkdir(join(folder, 'texts'), { recursive: true })
  const texts: ListedText[] = []
  for (const { content } of files) {
    const text = ReadingText.parse(content)
    const json = canonicalJson(text)
    const hash = createHash('sha256').update(json).digest('hex')
    await writeFile(join(folder, 'texts', `${hash}.json`), json)
    texts.push({ ...summaryOf(text), hash })
  }
  await writeFile(join(folder, 'texts.json'), JSON.stringify({ texts }))
}
