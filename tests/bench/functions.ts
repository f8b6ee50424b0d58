/** What the functions' bundles weigh and how long they take to load, beside the same handlers written naively. */
import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type { Plugin } from 'esbuild'
import { build } from 'esbuild'
import { bundleFolder, bundleFunctions, httpEntries } from '#infra/build/bundle.ts'
import { handlerFile } from '#infra/build/handler-file.ts'
import { wirings } from '#infra/wirings.ts'
import { median } from './median.ts'
import type { BenchRow } from './row.ts'

const LIGHT = 40_000
const ANY = 200_000
/** The functions behind every open connection. */
const light = new Set(['http', 'connect', 'disconnect', 'presence', 'default'])
const IMPORTS = 9
const IMPORT_RATIO = 0.65
/** One of each kind whose handler does real work. */
const loaded = ['coins/http', 'coins/on-work-finished', 'notifications/http'] as const

export async function functions(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'coqui-bundles-'))
  try {
    const { outputs } = await bundleFunctions(join(folder, 'ours'))
    const sizes = Object.entries(outputs).flatMap(([file, { bytes }]) => {
      const [noun = '', name = ''] = relative(
        join(folder, 'ours/functions'),
        join(process.cwd(), file),
      ).split('/')
      return file.endsWith('.mjs')
        ? [sizeRow(`${noun}/${name}`, bytes, noun === 'live' && light.has(name) ? LIGHT : ANY)]
        : []
    })
    return [...sizes, ...(await importRows(folder))]
  } finally {
    await rm(folder, { recursive: true })
  }
}

const sizeRow = (name: string, value: number, goal: number): BenchRow => ({
  name: `functions: bundle of ${name}`,
  value,
  unit: 'bytes',
  reference: goal,
  ratio: value / goal,
  goal: 1,
  met: value <= goal,
})

/** The same sources as someone in a hurry would have written them: `import { z }`, the SDK with its whole credential chain. */
const naively: Plugin = {
  name: 'naively',
  setup(build) {
    build.onResolve({ filter: /\/database\.ts$/ }, ({ importer }) =>
      importer.includes('/platform/store/')
        ? { path: join(import.meta.dirname, 'naive-database.ts') }
        : undefined,
    )
    build.onLoad({ filter: /\/(shared|functions)\/.*\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      return {
        // There its minimum and maximum have other names, and what extends an object is a method of it.
        contents: source
          .replace("import * as z from 'zod/mini'", "import { z } from 'zod'")
          .replaceAll(/z\.extend\((\w+(?:\([^)]*\))?), /g, '$1.extend(')
          .replaceAll('z.minimum(', 'z.gte(')
          .replaceAll('z.maximum(', 'z.lte('),
        loader: 'ts',
      }
    })
  },
}

async function importRows(folder: string): Promise<BenchRow[]> {
  const all = await wirings()
  const entry = (id: string) => (id.endsWith('/http') ? `http:${id}` : handlerFile(id))
  await build({
    entryPoints: Object.fromEntries(loaded.map(id => [`functions/${id}/index`, entry(id)])),
    outdir: join(folder, 'naive'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    mainFields: ['module', 'main'],
    // Parts of the credential chain still ask for `require`.
    banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
    plugins: [httpEntries(all), naively],
  })
  return loaded.map(id => {
    const file = (kind: string) =>
      join(folder, kind, bundleFolder(...(id.split('/') as [string, string])), 'index.mjs')
    const times = { ours: [] as number[], naive: [] as number[] }
    for (let i = 0; i < IMPORTS; i++) {
      times.ours.push(importTime(file('ours')))
      times.naive.push(importTime(file('naive')))
    }
    const [value, reference] = [median(times.ours), median(times.naive)]
    const ratio = value / reference
    return {
      name: `functions: import of ${id}`,
      value,
      unit: 'ms',
      reference,
      ratio,
      goal: IMPORT_RATIO,
      met: ratio <= IMPORT_RATIO,
    }
  })
}

/** Milliseconds to import a bundle, in a process of its own. */
function importTime(file: string): number {
  const script = `const t = performance.now(); await import(${JSON.stringify(file)}); console.log(performance.now() - t)`
  const env = {
    ...process.env,
    AWS_REGION: 'us-east-1',
    CONNECTIONS_ENDPOINT: 'http://127.0.0.1',
    TABLE: 'table',
  }
  return Number(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { env, encoding: 'utf8' }),
  )
}
