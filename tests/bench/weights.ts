import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ROOT } from '#infra/build/build.ts'
import { filesBehind, Manifest, sourceAt } from '#infra/build/client/manifest.ts'
import { MANIFEST } from '#infra/build/client/places.ts'

const DIST = join(ROOT, 'web/dist')

/** What a browser may load, in bytes as gzip: before anyone touches a page, and around every signed-in screen. */
export const MOST = { landing: 110_000, signIn: 25_000, shell: 180_000, dashboard: 215_000, screen: 60_000 }

/** What each document begins with beside itself. */
const SHELL = ['app.html', 'src/app/frame/signed-in.tsx', 'src/i18n/es/frame.ts']

export const builtManifest = async (): Promise<Manifest> =>
  Manifest.parse(JSON.parse(await readFile(MANIFEST, 'utf8')))

/** Each file compressed for itself, as it travels. */
export async function weight(files: Iterable<string>): Promise<number> {
  const sizes = await Promise.all(
    [...files].map(async file => gzipSync(await readFile(join(DIST, file))).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** A drawn document of the built site, and all that it makes a browser load by itself. */
export async function documentFiles(document: string, manifest: Manifest): Promise<ReadonlySet<string>> {
  const html = await readFile(join(DIST, document), 'utf8')
  const named = [...html.matchAll(/<(?:script|link)[^>]* (?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)]
  // The sign-in page begins with no bundle.
  const sources = document === 'auth.html' ? [] : ['index.html']
  return new Set([document, ...named.map(([, file = '']) => file), ...filesBehind(manifest, sources)])
}

/** The app's document, what stands around each screen, and its Spanish texts. */
export const shellFiles = (manifest: Manifest): ReadonlySet<string> =>
  new Set(['app.html', ...filesBehind(manifest, SHELL)])

/** What a screen loads beyond the shell. */
export const beyondShell = (source: string, manifest: Manifest): readonly string[] => {
  const shell = shellFiles(manifest)
  return filesBehind(manifest, [source]).filter(file => !shell.has(file))
}

/** The shell and the home of a child in it. */
export const dashboardFiles = (manifest: Manifest): ReadonlySet<string> =>
  new Set([...shellFiles(manifest), ...beyondShell(sourceAt('/dashboard'), manifest)])
