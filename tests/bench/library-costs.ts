import { SourceMap } from 'node:module'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { clientBuild } from '#infra/build/client/client.ts'

/** What is in none of them. */
const OURS = 'our own'
const packageOf = (source: string): string => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? OURS

/**
 * What each library costs of some of the client's scripts, in bytes as gzip: a script's weight is shared by the letters that
 * came from each. The client is built once more, for its source maps.
 */
export async function libraryCosts(files: ReadonlySet<string>): Promise<ReadonlyMap<string, number>> {
  const built = await build({
    ...clientBuild,
    logLevel: 'error',
    build: { ...clientBuild.build, write: false, sourcemap: 'hidden' },
  })
  if (!('output' in built)) throw new Error('vite gave no output')
  const costs = new Map<string, number>()
  const found = new Set<string>()
  for (const chunk of built.output) {
    if (chunk.type !== 'chunk' || !files.has(chunk.fileName)) continue
    found.add(chunk.fileName)
    const share = gzipSync(chunk.code).length / chunk.code.length
    for (const [source, letters] of lettersOf(chunk.code, chunk.map)) {
      const name = packageOf(source)
      costs.set(name, (costs.get(name) ?? 0) + letters * share)
    }
  }
  const lost = [...files].filter(file => file.endsWith('.js') && !found.has(file))
  if (lost.length > 0) throw new Error(`built again, the client has no ${lost.join(', ')}`)
  return costs
}

/** How many letters of a script came from each source. */
function lettersOf(code: string, map: object | null): ReadonlyMap<string, number> {
  const letters = new Map<string, number>()
  const from = map && new SourceMap(JSON.parse(JSON.stringify(map)))
  for (const [row, line] of code.split('\n').entries())
    for (let column = 0; column < line.length; column++) {
      const entry = from?.findEntry(row, column)
      const source = entry && 'originalSource' in entry ? entry.originalSource : OURS
      letters.set(source, (letters.get(source) ?? 0) + 1)
    }
  return letters
}
