import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

const TEXTS = join(import.meta.dirname, '../../../web/src/i18n')
const ID = 'virtual:texts/'

/**
 * `virtual:texts/es/notices`: what each file of the folder `es` says under `notices`, by the file's name, and nothing
 * else of it. So a noun keeps all its words in one file, and a page loads only those of another noun that it needs.
 */
export function textParts(): Plugin {
  return {
    name: 'text-parts',
    resolveId: id => (id.startsWith(ID) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${ID}`)) return undefined
      const path = id.slice(ID.length + 1)
      const [folder, key] = [path.slice(0, path.lastIndexOf('/')), basename(path)]
      const files = readdirSync(join(TEXTS, folder))
        .filter(name => name.endsWith('.json'))
        .sort()
      const parts = files.flatMap(name => {
        const file = join(TEXTS, folder, name)
        this.addWatchFile(file)
        const part = JSON.parse(readFileSync(file, 'utf8'))[key]
        return part === undefined ? [] : [[basename(name, '.json'), part]]
      })
      return `export default ${JSON.stringify(Object.fromEntries(parts))}`
    },
  }
}
