// What a new noun changes in the texts of templates, contract and routes.

/** One of them, as English makes it: `badges` gives `badge`, `stories` gives `story`. What ends otherwise stays. */
export const singular = (noun: string): string => noun.replace(/ies$/, 'ys').replace(/s$/, '')

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** Puts a noun for the templates' `samples`, and one of them for their `sample`, in whichever case. */
export function wordsFor(noun: string, one: string): (text: string) => string {
  const words = new Map([
    ['samples', noun],
    ['Samples', capital(noun)],
    ['SAMPLES', noun.toUpperCase()],
    ['sample', one],
    ['Sample', capital(one)],
    ['SAMPLE', one.toUpperCase()],
  ])
  return text => text.replace(/samples?/gi, word => words.get(word) ?? word)
}

/** Puts a line before the end of what begins so. */
function append(text: string, begins: string, ends: string, line: string): string {
  const start = text.indexOf(begins)
  const end = text.indexOf(ends, start)
  if (start < 0 || end < 0) throw new Error(`nothing here begins with '${begins}' and ends with '${ends}'`)
  return `${text.slice(0, end)}${line}${text.slice(end)}`
}

const IMPORTS = `import { errors as samples } from './samples/errors.ts'
import { sampleAdded } from './samples/events.ts'
import { addSample, listSamples } from './samples/routes.ts'
`

/** The contract with a noun's routes, its event and its errors; the imports are not in order. */
export function inContract(contract: string, named: (text: string) => string): string {
  const imported = append(contract, 'import ', 'import ', named(IMPORTS))
  const served = append(
    imported,
    'export const routes = [',
    '\n] as const',
    named('\n  listSamples,\n  addSample,'),
  )
  const told = append(served, 'export const events = [', '\n] as const', named('\n  sampleAdded,'))
  return append(told, 'export const errorStatus', '\n}', named('\n  ...samples,'))
}

const awaited = (noun: string): RegExp =>
  new RegExp(`^( *(?:\\w+\\.)?)pending\\('/${noun}', '${noun}'\\),$`, 'm')

/** Whether these routes await the noun's screen: its path is the specification's, and so is its title. */
export const isAwaited = (routes: string, noun: string): boolean => awaited(noun).test(routes)

/** Routes with the noun's screen: in the place of the one awaited, else at their end and in the menu. */
export function inRoutes(routes: string, noun: string): string {
  const screen = `creen('/${noun}', '${noun}', () => import('#web/features/${noun}/${noun}-screen.tsx')`
  if (isAwaited(routes, noun)) return routes.replace(awaited(noun), (_, room) => `${room}s${screen}),`)
  const opened = routes.replace('const { screen, redirect', 'const { screen, menuScreen, redirect')
  return append(opened, 'export const', '\n]', `\n  menuS${screen}, { section: 'more', icon: 'star' }),`)
}
