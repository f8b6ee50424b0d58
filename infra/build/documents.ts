import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asyncApi } from './asyncapi.ts'
import { mapOfTheHouse } from './map.ts'
import { openApi } from './openapi.ts'

const ROOT = join(import.meta.dirname, '../..')
/** The generated document that is kept with the sources, so that it can be read without building. */
export const MAP_FILE = join(ROOT, 'docs/map.md')

const pretty = (document: unknown) => `${JSON.stringify(document, null, 2)}\n`

/** Writes the documents that are published with the site. */
export async function buildDocuments(buildFolder: string): Promise<void> {
  await writeFile(join(buildFolder, 'openapi.json'), pretty(openApi()))
  await writeFile(join(buildFolder, 'asyncapi.json'), pretty(await asyncApi()))
}

const documents: Readonly<Record<string, () => Promise<void>>> = {
  openapi: async () => void process.stdout.write(pretty(openApi())),
  asyncapi: async () => void process.stdout.write(pretty(await asyncApi())),
  map: async () => writeFile(MAP_FILE, await mapOfTheHouse()),
}

if (import.meta.main) {
  const wanted = process.argv[2] ?? ''
  const document = documents[wanted]
  if (!document) throw new Error(`say which: ${Object.keys(documents).join(', ')}`)
  await document()
}
