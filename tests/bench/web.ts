/** What the browser loads, gzip: the landing page before anyone touches it, the signed-in shell, each screen. */
import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { ROOT } from '#infra/build/build.ts'
import { chunksFor } from '#infra/build/client/chunks.ts'
import { MANIFEST } from '#infra/build/client/client.ts'
import { filesBehind, Manifest, sourceOf } from '#infra/build/client/manifest.ts'
import { screens } from '#web/app/routes.ts'
import type { BenchRow } from './row.ts'

const LANDING = 110_000
const SHELL_RATIO = 1.15
const SCREEN = 60_000

const DIST = join(ROOT, 'web/dist')
const gzipped = (bytes: string | Uint8Array): number => gzipSync(bytes).length

/** Each file compressed for itself, as it travels. */
async function weight(files: Iterable<string>): Promise<number> {
  const sizes = await Promise.all([...files].map(async file => gzipped(await readFile(join(DIST, file)))))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** `most` is a number of bytes that the value may reach. */
const upTo = (name: string, value: number, most: number): BenchRow => ({
  name,
  value,
  unit: 'bytes',
  reference: most,
  ratio: value / most,
  goal: 1,
  met: value <= most,
})

export async function web(): Promise<BenchRow[]> {
  refreshBuild()
  const manifest = Manifest.parse(JSON.parse(await readFile(MANIFEST, 'utf8')))
  const landing = await Promise.all(
    ['index.html', 'en.html'].map(async document =>
      upTo(`web: landing page, ${document}`, await weight(await entryGraph(document, manifest)), LANDING),
    ),
  )
  const shell = shellOf(manifest)
  const [value, reference] = await Promise.all([weight(shell), bareLibraries()])
  const ratio = value / reference
  return [
    ...landing,
    {
      name: 'web: signed-in shell with auth, beside its bare libraries',
      value,
      unit: 'bytes',
      reference,
      ratio,
      goal: SHELL_RATIO,
      met: ratio <= SHELL_RATIO,
    },
    ...(await screenRows(manifest, shell)),
  ]
}

/** Says what it builds where no figures are said. */
function refreshBuild(): void {
  const { status } = spawnSync(process.execPath, [join(ROOT, 'infra/build/refresh.ts')], {
    stdio: ['ignore', 2, 2],
  })
  if (status !== 0) throw new Error('the build failed')
}

/** A document and all that it makes a browser load by itself. */
async function entryGraph(document: string, manifest: Manifest): Promise<ReadonlySet<string>> {
  const html = await readFile(join(DIST, document), 'utf8')
  const named = [...html.matchAll(/<(?:script|link)[^>]* (?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)]
  return new Set([document, ...named.map(([, file = '']) => file), ...filesBehind(manifest, ['index.html'])])
}

/** The app's document, what stands around each screen, its Spanish texts, and the library that signs in. */
function shellOf(manifest: Manifest): ReadonlySet<string> {
  const sources = ['app.html', 'src/app/frame/signed-in.tsx', 'src/i18n/es/frame.ts', 'src/lib/cognito.ts']
  return new Set(['app.html', ...filesBehind(manifest, sources)])
}

/** The shell's libraries and nothing else, built as the client is. */
async function bareLibraries(): Promise<number> {
  const input = join(ROOT, 'tests/bench/bare-shell.tsx')
  const built = await build({
    configFile: join(ROOT, 'web/vite.config.ts'),
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      rolldownOptions: {
        input,
        output: { codeSplitting: chunksFor({ landing: [], touched: [], shell: [input] }) },
      },
    },
  })
  if (!('output' in built)) throw new Error('vite gave no output')
  return built.output.reduce((sum, file) => sum + (file.type === 'chunk' ? gzipped(file.code) : 0), 0)
}

/** For each screen its own bundle, which has a limit; the reference is all that it loads beyond the shell. */
async function screenRows(manifest: Manifest, shell: ReadonlySet<string>): Promise<BenchRow[]> {
  const rows = screens.map(async screen => {
    const source = sourceOf(screen)
    if (!source) return []
    const beyond = filesBehind(manifest, [source]).filter(file => !shell.has(file))
    const largest = Math.max(0, ...(await Promise.all(beyond.map(file => weight([file])))))
    const all = await weight(beyond)
    return [
      upTo(`web: ${screen.path}, largest of ${beyond.length} bundles`, largest, SCREEN),
      {
        name: `web: ${screen.path}, all beyond the shell`,
        value: all,
        unit: 'bytes',
        reference: SCREEN,
        ratio: all / SCREEN,
        goal: null,
        met: null,
      },
    ]
  })
  return (await Promise.all(rows)).flat()
}
