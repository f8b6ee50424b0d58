import * as z from 'zod/mini'
import type { ScreenRoute } from '#web/app/routes/row.ts'
import { screenAt, screens } from '#web/app/routes.ts'

const names = z._default(z.array(z.string()), [])

/** What vite says of the bundles it made: by the source that each begins with, or by a name of its own. */
export const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: names, dynamicImports: names, css: names, assets: names }),
)
export type Manifest = z.output<typeof Manifest>

/** What is not built yet shares this screen. */
const PENDING = 'src/app/pending-screen.tsx'

/** The source of a screen, relative to `web`: what its row of the table loads. A redirect has none. */
export function sourceOf(screen: ScreenRoute): string | undefined {
  if (screen.kind === 'redirect') return undefined
  if (screen.kind !== 'screen') return PENDING
  const source = /["'](?:#web|\/web\/src)\/(.+?)["']/.exec(screen.load.toString())?.[1]
  if (!source) throw new Error(`the screen at ${screen.path} does not load a module of #web`)
  return `src/${source}`
}

/** The source of the screen at a path of the table. Throws when there is none. */
export function sourceAt(path: string): string {
  const screen = screenAt(path)
  const source = screen && sourceOf(screen)
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
  const others = new Set(screens.map(sourceOf))
  const pending = [...sources]
  for (const name of pending) {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`no bundle begins with ${name}`)
    const after = later ? chunk.dynamicImports.filter(next => !others.has(next)) : []
    for (const next of [...chunk.imports, ...after]) if (!pending.includes(next)) pending.push(next)
  }
  return [...new Set(pending.flatMap(name => [manifest[name]?.file ?? '', ...(manifest[name]?.css ?? [])]))]
}

/**
 * Bundles that load each other, in order, or undefined. Which of them would run first hangs on the order of imports
 * elsewhere, and the wrong one leaves a blank page.
 */
export function circleIn(manifest: Manifest): readonly string[] | undefined {
  const done = new Set<string>()
  const follow = (name: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name]
    if (done.has(name)) return undefined
    for (const next of manifest[name]?.imports ?? []) {
      const circle = follow(next, [...path, name])
      if (circle) return circle
    }
    done.add(name)
    return undefined
  }
  for (const name of Object.keys(manifest)) {
    const circle = follow(name, [])
    if (circle) return circle
  }
  return undefined
}

/** The one asset whose source ends so. */
export function assetFrom(manifest: Manifest, ending: string): string {
  const found = Object.entries(manifest).find(([source]) => source.endsWith(ending))?.[1].file
  if (!found) throw new Error(`no asset was made from ${ending}`)
  return found
}
