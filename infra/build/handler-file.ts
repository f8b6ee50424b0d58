import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const FUNCTIONS = join(import.meta.dirname, '../../functions')

/**
 * The file of a handler, by its name within its noun, in whichever of the noun's rooms it lies: `coins/buy-item` gives the
 * path of `buy-item.ts`. Throws where no file of the noun is called so, and where two are.
 */
export function handlerFile(name: string): string {
  const [noun = '', file = ''] = name.split('/')
  const folder = join(FUNCTIONS, noun)
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    path => path === `${file}.ts` || path.endsWith(`/${file}.ts`),
  )
  if (found.length !== 1)
    throw new Error(`functions/${noun} has ${found.length} files named ${file}.ts; its handler needs one`)
  return join(folder, found[0] as string)
}
