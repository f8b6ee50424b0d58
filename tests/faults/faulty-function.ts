import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { onTestFinished } from 'vitest'
import { ROOT } from '#infra/build/build.ts'
import { bundleFolder, httpEntries } from '#infra/build/bundle.ts'
import { refreshAll } from '#infra/build/refresh.ts'
import { wirings } from '#infra/wirings.ts'

/**
 * A copy of the assembly, as long as the test runs, in which an HTTP function of a noun was built from a source with a fault; gives its folder.
 * `named` as in `coins/http`; `file` is relative to `functions`. Throws when the fault changes nothing.
 */
export async function withFaultyFunction(
  named: string,
  file: string,
  fault: (source: string) => string,
): Promise<string> {
  const [noun = '', name = ''] = named.split('/')
  const assembly = await refreshAll()
  const copy = await mkdtemp(join(tmpdir(), 'coqui-faulty-'))
  onTestFinished(() => rm(copy, { recursive: true }))
  await cp(assembly, copy, { recursive: true })
  const right = await readFile(join(ROOT, 'build', bundleFolder(noun, name), 'index.mjs'))
  for (const folder of await readdir(copy)) {
    const bundle = join(copy, folder, 'index.mjs')
    const found = await readFile(bundle).catch(() => undefined)
    if (found?.equals(right)) await buildFaulty(named, join(ROOT, 'functions', file), fault, bundle)
  }
  return copy
}

async function buildFaulty(named: string, file: string, fault: (source: string) => string, outfile: string) {
  const plant: Plugin = {
    name: 'plant',
    setup(bundle) {
      bundle.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        if (path !== file) return
        const source = await readFile(path, 'utf8')
        const contents = fault(source)
        if (contents === source) throw new Error(`the fault is not in ${file} any more`)
        return { contents, loader: 'ts' }
      })
    },
  }
  await build({
    absWorkingDir: ROOT,
    entryPoints: [`http:${named}`],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    mainFields: ['module', 'main'],
    plugins: [httpEntries(await wirings()), plant],
  })
}
