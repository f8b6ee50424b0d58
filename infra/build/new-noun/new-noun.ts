// `npm run new-noun badges`: writes what a noun needs on every floor, from the files of `templates/`, and names it in the
// two places outside it, the contract and the table of screens.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../build.ts'
import { inContract, inRoutes, isAwaited, singular, wordsFor } from './edits.ts'

const TEMPLATES = join(import.meta.dirname, 'templates')
const ENDING = '.template'
const CONTRACT = 'shared/contract.ts'
const SCREENS = 'web/src/app/routes'
/** Where a screen is put that no routes await. */
const NEW_SCREENS = `${SCREENS}/learner.ts`
const TEXTS = ['web/src/i18n/es', 'web/src/i18n/en']

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(ROOT, file)), { recursive: true })
  writeFileSync(join(ROOT, file), text)
}
const run = (...args: readonly string[]): void => {
  execFileSync(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** The noun's own files, by path. */
function ownFiles(named: (text: string) => string): ReadonlyMap<string, string> {
  const templates = readdirSync(TEMPLATES, { recursive: true, encoding: 'utf8' })
  return new Map(
    templates
      .filter(file => file.endsWith(ENDING))
      .sort()
      .map(file => [
        named(file.slice(0, -ENDING.length)),
        named(readFileSync(join(TEMPLATES, file), 'utf8')),
      ]),
  )
}

/** Puts the noun's screen where routes await it, else at the end of the learner's; gives the file of those routes. */
function placeScreen(noun: string): string {
  const tables = readdirSync(join(ROOT, SCREENS)).map(name => `${SCREENS}/${name}`)
  const awaiting = tables.find(table => isAwaited(read(table), noun))
  for (const folder of TEXTS) {
    if (awaiting) rmSync(join(ROOT, folder, 'pending', `${noun}.json`))
    else {
      // No menu of the specification names it: it does so itself.
      const texts = JSON.parse(read(`${folder}/${noun}.json`))
      const title = noun.replace(/^./, letter => letter.toUpperCase())
      write(`${folder}/${noun}.json`, JSON.stringify({ screens: { [noun]: { title } }, ...texts }))
    }
  }
  const table = awaiting ?? NEW_SCREENS
  write(table, inRoutes(read(table), noun))
  return table
}

/** The noun's rooms and files that are there already. */
function alreadyThere(noun: string, files: readonly string[]): readonly string[] {
  const rooms = files.map(file => (dirname(file).endsWith(`/${noun}`) ? dirname(file) : file))
  return [...new Set(rooms)].filter(room => existsSync(join(ROOT, room)))
}

/** Writes a noun; gives the files written. */
function newNoun(noun: string, one: string): readonly string[] {
  const named = wordsFor(noun, one)
  const own = ownFiles(named)
  const there = alreadyThere(noun, [...own.keys()])
  if (there.length > 0) stop(`there is something of that name: ${there.join(', ')}`)
  for (const [file, text] of own) write(file, text)
  write(CONTRACT, inContract(read(CONTRACT), named))
  const written = [...own.keys(), CONTRACT, placeScreen(noun)]
  run('node_modules/@biomejs/biome/bin/biome', 'check', '--write', '--log-level=error', ...written)
  run('infra/build/documents.ts', 'map')
  return written
}

function stop(why: string): never {
  console.error(why)
  process.exit(1)
}

if (import.meta.main) {
  const [noun = '', one = singular(noun)] = process.argv.slice(2)
  if (![noun, one].every(word => /^[a-z]+$/.test(word)))
    stop('say which, in lower case letters: npm run new-noun badges')
  if (noun === one) stop(`say what one of them is called too: npm run new-noun ${noun} <one of them>`)
  console.log(newNoun(noun, one).join('\n'))
  console.log(`
One test fails now, and says what to write: npx vitest run --project units functions/${noun}
Then say what ${noun} are: shared/${noun}, functions/${noun}, web/src/i18n/{es,en}/${noun}.json.
Their journey proves it: npx vitest run --project journeys tests/journeys/${noun}.test.ts`)
}
