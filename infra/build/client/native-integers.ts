import { join } from 'node:path'
import type { Plugin } from 'vite'

const OURS = join(import.meta.dirname, '../../../web/src/lib/native-integer.ts')

/** Gives amplify the engine's integers in place of its own. Fails the build where those are loaded all the same. */
export const nativeIntegers = (): Plugin => ({
  name: 'native-integers',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id.endsWith('/BigInteger.mjs') && importer?.includes('/@aws-amplify/') ? OURS : undefined,
  buildEnd(error) {
    const theirs = [...this.getModuleIds()].find(id => /@aws-amplify.*BigInteger/.test(id))
    if (!error && theirs) this.error(`${theirs} is loaded in place of ${OURS}`)
  },
})
