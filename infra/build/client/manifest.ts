import * as z from 'zod/mini'
import { screens } from '#web/app/routes.ts'

const names = z._default(z.array(z.string()), [])

/** What vite says of the bundles it made: by the source that each begins with, or by a name of its own. */
export const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: names, dynamicImports: names, css: names, assets: names }),
)
export type Manifest = z.output<typeof Manifest>

/** The source of each screen, relative to `web`, by its path: what its row of the table loads. */
export const screenSources: ReadonlyMap<string, string> = new Map(
  screens.map(({ path, load }) => {
    const source = /['"`]#web\/(.+?)['"`]/.exec(load.toString())?.[1]
    if (!source) throw new Error(`the screen at ${path} does not load a module of #web`)
    return [path, `src/${source}`]
  }),
)

/** The source of the screen at a path of the table. Throws when there is none. */
export function screenAt(path: string): string {
  const source = screenSources.get(path)
  if (!source) throw new Error(`no screen stands at ${path}`)
  return source
}

/**
 * The files that are loaded with some sources: scripts and style sheets, each once, relative to the site. `later` adds
 * what they load when it is needed, but for other screens. Throws for a source that no bundle begins with.
 */
export function filesBehind(
  manifest: Manifest,
  sources: readonly string[],
  { later = false } = {},
): string[] {
  const screensOf = new Set(screenSources.values())
  const pending = [...sources]
  for (const name of pending) {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`no bundle begins with ${name}`)
    const after = later ? chunk.dynamicImports.filter(next => !screensOf.has(next)) : []
    for (const next of [...chunk.imports, ...after]) if (!pending.includes(next)) pending.push(next)
  }
  return [...new Set(pending.flatMap(name => [manifest[name]?.file ?? '', ...(manifest[name]?.css ?? [])]))]
}

/** The one asset whose source ends so. */
export function assetFrom(manifest: Manifest, ending: string): string {
  const found = Object.entries(manifest).find(([source]) => source.endsWith(ending))?.[1].file
  if (!found) throw new Error(`no asset was made from ${ending}`)
  return found
}
