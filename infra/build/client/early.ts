import { createHash } from 'node:crypto'
import { build as bundle } from 'esbuild'
import { source, write } from './places.ts'

/** Writes a document's own script for its head, in one piece; gives its address, which says its content. */
export async function writeEarly(file: string, name: string): Promise<string> {
  const { outputFiles } = await bundle({
    entryPoints: [source(file)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    logLevel: 'warning',
  })
  const script = outputFiles[0]?.text ?? ''
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 8)
  const address = `/assets/${name}-${hash}.js`
  await write(address, script)
  return address
}
