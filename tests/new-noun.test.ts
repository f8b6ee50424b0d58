/** `npm run new-noun`: what it writes stands on every floor of the house, once its one rule is written. */
import { execFile, execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '#infra/build/build.ts'
import { cloneTo } from './support/clone.ts'
import { seldom } from './support/seldom.ts'
import { checkTypes } from './support/types.ts'

const folder = mkdtempSync(join(tmpdir(), 'coqui-noun-'))
afterAll(() => rmSync(folder, { recursive: true }))
beforeAll(() => {
  cloneTo(folder)
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  // What the compiler knows of the sources already.
  const known = 'build/types.tsbuildinfo'
  mkdirSync(join(folder, 'build'))
  if (existsSync(join(ROOT, known))) cpSync(join(ROOT, known), join(folder, known))
  execFileSync('git', ['init', '--quiet'], { cwd: folder })
  execFileSync('git', ['add', '--all'], { cwd: folder })
})

interface Ended {
  readonly code: number
  readonly said: string
}
const { PATH = '', ...environment } = process.env
const env = { ...environment, NO_COLOR: '1', PATH: `${join(folder, 'node_modules/.bin')}:${PATH}` }

/** Runs a command in the clone. */
const run = (program: string, ...args: readonly string[]): Promise<Ended> =>
  promisify(execFile)(program, args, { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 }).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, said: `${stdout}${stderr}` }),
  )
const newNoun = (...words: readonly string[]) =>
  run('node', 'infra/run.mjs', 'infra/build/new-noun/new-noun.ts', ...words)
const vitest = (project: string, ...args: readonly string[]) =>
  run('vitest', 'run', '--project', project, ...args)
const held = { code: 0, said: expect.anything() }

/** Files that differ from the clone's, but for those that bear the noun's name and the map, which is generated. */
async function changedOutside(noun: string): Promise<readonly string[]> {
  const { said } = await run('git', 'status', '--porcelain', '--untracked-files=all')
  // The second letter is what differs from the index.
  const files = said.split('\n').flatMap(line => (line.charAt(1).trim() ? [line.slice(3)] : []))
  const isOwn = new RegExp(`(^|/)${noun}([./-]|$)`)
  return files.filter(file => file && file !== 'docs/map.md' && !isOwn.test(file))
}

/** Writes the rule that the noun's first test asks for. */
function writeRule(noun: string): void {
  const file = join(folder, `functions/${noun}/${noun}.ts`)
  const rule = `return count >= ${noun.toUpperCase()}_LIMIT\n`
  writeFileSync(file, readFileSync(file, 'utf8').replace(/throw new Error\(.*?\)\n/s, rule))
}

const TWO_EDITS = ['shared/contract.ts', 'web/src/app/routes/learner.ts']

test('a noun whose screen is awaited changes two files that are not its own', async () => {
  expect(await newNoun('analytics', 'figure')).toMatchObject(held)
  expect(await changedOutside('analytics')).toEqual(TWO_EDITS)
  expect(existsSync(join(folder, 'web/src/i18n/es/pending/analytics.json'))).toBe(false)
  await run('git', 'add', '--all')
})

test('so does one that nobody awaits, which stands in the menu under the name it has itself', async () => {
  expect(await newNoun('mice', 'mouse')).toMatchObject(held)
  expect(await changedOutside('mice')).toEqual(TWO_EDITS)
  expect(readFileSync(join(folder, 'functions/mice/add-mouse.ts'), 'utf8')).toContain("refuse('mice.full')")
})

test.each([
  [['coins'], /something of that name: .*shared\/coins/],
  [['analytics', 'figure'], /something of that name: .*tests\/journeys\/analytics/],
  [['Badges'], /say which, in lower case/],
  [['sheep'], /what one of them is called/],
  [[], /say which/],
])('there is no new noun of %j', async (words, why) => {
  expect(await newNoun(...words)).toEqual({ code: 1, said: expect.stringMatching(why) })
})

test('one test of it fails, and says what to write', async () => {
  const { code, said } = await vitest('units', 'functions/analytics')
  expect([code, said]).toEqual([
    1,
    expect.stringContaining('functions/analytics/analytics.ts: say here whether 19 of 20 are enough'),
  ])
  for (const noun of ['analytics', 'mice']) writeRule(noun)
})

const lists = ['web/src/i18n/texts.test.ts', 'web/src/app/routes.test.ts', 'web/src/app/frame/menu.test.ts']
test.each([
  [
    'its rule, and the lists of texts and screens',
    'vitest',
    ['run', 'functions/analytics', 'functions/mice', ...lists],
  ],
  ['the lint', 'biome', ['check', 'functions', 'tests/journeys', 'web/src/i18n', ...TWO_EDITS]],
])('once that is written, %s hold', async (_, program, args) => {
  expect(await run(program, ...args)).toMatchObject(held)
})

// The compiler, all floors and a house of its own: `npm run sweep new-noun`.
const [compiler, ...checks] = checkTypes
seldom.each([
  ['the types', compiler, checks],
  ['the floors', 'node', ['tests/floors.ts']],
])('once that is written, %s hold', { timeout: 300_000 }, async (_, program, args) => {
  expect(await run(program, ...args)).toMatchObject(held)
})

seldom(
  'its journey holds, and every route is asked by everybody',
  async () => {
    const journeys = ['tests/journeys/analytics.test.ts', 'tests/journeys/mice.test.ts']
    expect(await vitest('journeys', ...journeys)).toMatchObject(held)
    const lists = ['tests/journeys/repeated.test.ts', 'tests/authorization/every-route.test.ts']
    const ofBoth = await vitest('journeys', ...lists, '-t', 'analytics|mice')
    expect(ofBoth).toMatchObject(held)
    expect(ofBoth.said).toMatch(/Tests +6 passed/)
    expect(await run('knip')).toMatchObject(held)
  },
  1_200_000,
)
