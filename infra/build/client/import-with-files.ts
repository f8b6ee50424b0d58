import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The module that Vite writes around each `import()` of a build. */
const HELPER = /^\0vite\/preload-helper\.js$/
const OURS = join(import.meta.dirname, '../../../web/src/app/import-with-files.ts')

/** Gives our own way to load a module with its files in place of Vite's. Fails the build where Vite's is not found. */
export const importWithFiles = (): Plugin => {
  let isFound = false
  return {
    name: 'import-with-files',
    apply: 'build',
    transform: {
      order: 'post',
      filter: { id: HELPER },
      handler: code => {
        isFound = code.includes('const __vitePreload =')
        return `export { importWithFiles as __vitePreload } from ${JSON.stringify(OURS)}`
      },
    },
    buildEnd(error) {
      if (!error && this.environment.config.consumer === 'client' && !isFound)
        this.error('Vite has no `__vitePreload` any more: how does it load a module’s files?')
    },
  }
}
