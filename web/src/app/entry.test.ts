import { build, type Metafile } from 'esbuild'
import { beforeAll, expect, test } from 'vitest'

const source = (path: string) => new URL(path, import.meta.url).pathname

let outputs: Metafile['outputs']
beforeAll(async () => {
  const { metafile } = await build({
    entryPoints: ['./main.tsx', '../features/landing/hydrate.tsx', './frame/signed-in.tsx'].map(source),
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    write: false,
    metafile: true,
    outdir: 'out',
    // What vite alone understands, and what is not code.
    external: ['*?worker&url', 'virtual:*'],
    loader: { '.woff': 'empty', '.woff2': 'empty' },
    logLevel: 'error',
  })
  outputs = metafile.outputs
})

/** The packages that must have come before an entry runs: all that is not imported lazily. */
function packagesBefore(entry: string): Set<string> {
  const pending = Object.keys(outputs).filter(path => outputs[path]?.entryPoint?.endsWith(entry))
  const packages = new Set<string>()
  for (const path of pending) {
    const { inputs = {}, imports = [] } = outputs[path] ?? {}
    for (const [input, { bytesInOutput }] of Object.entries(inputs)) {
      const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1]
      if (name && bytesInOutput > 0) packages.add(name)
    }
    for (const { path: next, kind } of imports) {
      if (kind === 'import-statement' && !pending.includes(next)) pending.push(next)
    }
  }
  return packages
}

const heavy = (packages: Set<string>) =>
  [...packages].filter(name => /amplify|^zod$|^@tanstack|^@smithy|^uuid$/.test(name))

test('the landing page and the first screen wait for no auth, schema or cache library', () => {
  for (const entry of ['app/main.tsx', 'landing/hydrate.tsx']) {
    const packages = packagesBefore(entry)
    expect(packages).toContain('react')
    expect(heavy(packages), entry).toEqual([])
  }
})

test('even signed in, the auth library comes later', () => {
  const packages = packagesBefore('frame/signed-in.tsx')
  expect(packages).toContain('zod')
  expect(heavy(packages).filter(name => name.includes('amplify'))).toEqual([])
})
