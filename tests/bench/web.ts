/** What the browser loads, gzip: the drawn pages before anyone touches them, the signed-in shell, each screen. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '#infra/build/build.ts'
import { type Manifest, sourceOf } from '#infra/build/client/manifest.ts'
import { screens } from '#web/app/routes.ts'
import { libraryCosts } from './library-costs.ts'
import type { BenchRow } from './row.ts'
import {
  beyondShell,
  builtManifest,
  dashboardFiles,
  documentFiles,
  MOST,
  shellFiles,
  weight,
} from './weights.ts'

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

/** What has no limit of its own. */
const informing = (name: string, value: number, reference: number): BenchRow => ({
  name,
  value: Math.round(value),
  unit: 'bytes',
  reference,
  ratio: value / reference,
  goal: null,
  met: null,
})

export async function web(): Promise<BenchRow[]> {
  refreshBuild()
  const manifest = await builtManifest()
  const drawn = (
    [
      ['landing page, index.html', 'index.html', MOST.landing],
      ['landing page, en.html', 'en.html', MOST.landing],
      ['sign-in page', 'auth.html', MOST.signIn],
    ] as const
  ).map(async ([name, document, most]) =>
    upTo(`web: ${name}`, await weight(await documentFiles(document, manifest)), most),
  )
  const shell = await weight(shellFiles(manifest))
  const costs = [...(await libraryCosts(shellFiles(manifest)))].sort(([, a], [, b]) => b - a)
  return [
    ...(await Promise.all(drawn)),
    upTo('web: signed-in shell', shell, MOST.shell),
    upTo('web: signed-in shell with /dashboard', await weight(dashboardFiles(manifest)), MOST.dashboard),
    ...costs.map(([name, cost]) => informing(`web: of the shell, ${name}`, cost, shell)),
    ...(await screenRows(manifest)),
  ]
}

/** Says what it builds where no figures are said. */
function refreshBuild(): void {
  const { status } = spawnSync(process.execPath, [join(ROOT, 'infra/build/refresh.ts')], {
    stdio: ['ignore', 2, 2],
  })
  if (status !== 0) throw new Error('the build failed')
}

/** For each screen its own bundle, which has a limit; the reference is all that it loads beyond the shell. */
async function screenRows(manifest: Manifest): Promise<BenchRow[]> {
  const rows = screens.map(async screen => {
    const source = sourceOf(screen)
    if (!source) return []
    const beyond = beyondShell(source, manifest)
    const largest = Math.max(0, ...(await Promise.all(beyond.map(file => weight([file])))))
    return [
      upTo(`web: ${screen.path}, largest of ${beyond.length} bundles`, largest, MOST.screen),
      informing(`web: ${screen.path}, all beyond the shell`, await weight(beyond), MOST.screen),
    ]
  })
  return (await Promise.all(rows)).flat()
}
