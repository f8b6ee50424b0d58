import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Metafile, type Plugin } from 'esbuild'
import type { FunctionSpec, Wiring } from '#functions/platform/wiring.ts'
import { wirings } from '#infra/wirings.ts'
import { handlerFile } from './handler-file.ts'
import { CONTRACT, untold } from './untold.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Where a function's bundle lies, relative to the build folder; its handler is `index.handler`. */
export const bundleFolder = (noun: string, functionName: string): string =>
  `functions/${noun}/${functionName}`

/** The relay's bundle, one for all nouns that emit. */
export const RELAY_FOLDER = bundleFolder('platform', 'relay')

/** A noun's HTTP function, made of the files of its routes: nobody lists them. */
function httpEntry(
  noun: string,
  spec: FunctionSpec & { serves: readonly { name: string; may: { scope: string } }[] },
): string {
  const hasErrors = existsSync(join(ROOT, 'shared', noun, 'errors.ts'))
  const admits = spec.serves.some(({ may }) => may.scope !== 'public')
  const handlers = spec.serves.map(
    ({ name }, i) => `import { handler as handler${i} } from ${JSON.stringify(handlerFile(name))}`,
  )
  return [
    `import { httpFunction } from '#functions/platform/http/http.ts'`,
    ...(admits ? [`import { admit } from '#functions/platform/http/admission.ts'`] : []),
    ...(hasErrors ? [`import { errors } from '#shared/${noun}/errors.ts'`] : []),
    ...handlers,
    `const handlers = [${handlers.map((_, i) => `handler${i}`).join(', ')}]`,
    `export const handler = httpFunction(handlers, {${[hasErrors && 'errors', admits && 'admit'].filter(Boolean).join(', ')}})`,
  ].join('\n')
}

/** Makes `http:<noun>/<function>` an entry point: the function that serves routes of that noun. */
export function httpEntries(all: readonly Wiring[]): Plugin {
  return {
    name: 'http-entries',
    setup(build) {
      build.onResolve({ filter: /^http:/ }, ({ path }) => ({ path: path.slice(5), namespace: 'http' }))
      build.onLoad({ filter: /.*/, namespace: 'http' }, ({ path }) => {
        const [noun = '', name = ''] = path.split('/')
        const spec = all.find(one => one.noun === noun)?.functions[name]
        if (!spec || !('serves' in spec)) throw new Error(`${path} serves nothing`)
        return { contents: httpEntry(noun, spec), resolveDir: ROOT, loader: 'ts' }
      })
    },
  }
}

/**
 * What `shared` holds declares and does nothing as it is loaded: a module of which a bundle uses nothing is left out, though the
 * contract imports them all.
 */
const onlyWhatIsUsed: Plugin = {
  name: 'only-what-is-used',
  setup(build) {
    const shared = join(ROOT, 'shared/')
    build.onResolve({ filter: /^(#shared\/|\.\.?\/)/ }, async ({ path, pluginData, ...asked }) => {
      if (pluginData === onlyWhatIsUsed) return undefined
      if (path.startsWith('.') && !asked.importer.startsWith(shared)) return undefined
      const found = await build.resolve(path, { ...asked, pluginData: onlyWhatIsUsed })
      return { ...found, sideEffects: false }
    })
  },
}

const untoldContract: Plugin = {
  name: 'untold-contract',
  setup(build) {
    build.onLoad({ filter: CONTRACT }, async ({ path }) => ({
      contents: untold(await readFile(path, 'utf8')),
      loader: 'ts',
    }))
  },
}

/**
 * Bundles every function that the wirings name, in one esbuild call, libraries inside. Throws when a file that a wiring
 * names is missing. Gives esbuild's account of what is in each bundle.
 */
export async function bundleFunctions(buildFolder = join(ROOT, 'build')): Promise<Metafile> {
  const all = await wirings()
  const entryPoints: Record<string, string> = {
    [`${RELAY_FOLDER}/index`]: join(ROOT, 'functions/platform/events/relay.ts'),
  }
  for (const { noun, functions } of all) {
    for (const [name, spec] of Object.entries(functions)) {
      entryPoints[`${bundleFolder(noun, name)}/index`] =
        'serves' in spec ? `http:${noun}/${name}` : handlerFile(`${noun}/${name}`)
    }
  }
  await rm(join(buildFolder, 'functions'), { recursive: true, force: true })
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints,
    outdir: buildFolder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    metafile: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    mainFields: ['module', 'main'],
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [httpEntries(all), onlyWhatIsUsed, untoldContract],
  })
  return metafile
}
