// `npm run sweep [name …] [who …]`: what takes too long for every run, one thing after another, a line and a figure each;
// with a role, or `visitor`, only what is looked at as they see it.
import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Walker, walkers } from '#tests/browser/walk.ts'
import { chromiumPath } from '#tests/support/chromium.ts'
import { projectOf } from '#tests/support/project.ts'

interface Sweep {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  readonly env?: Readonly<Record<string, string>>
  /** What its output says it did. */
  readonly figure: (output: string) => string
}

const LOGS = join(import.meta.dirname, '../../test-results/sweep-logs')

const soak = (name: string, file: string, env: Readonly<Record<string, string>>): Sweep => ({
  name,
  command: ['vitest', 'run', '--project', projectOf(file), file],
  env,
  figure: output =>
    [
      ...Object.entries(env).map(([what, count]) => `${count} ${what.toLowerCase()}`),
      /Tests +(.*)/.exec(output)?.[1],
      ...(/a year’s chance is .*/.exec(output) ?? []),
    ].join(', '),
})
const isWalker = (word: string): word is Walker => walkers.some(walker => walker === word)
const said = process.argv.slice(2)
const who = said.filter(isWalker)
const visits = (
  name: string,
  file: string,
  counted: RegExp,
  env?: Readonly<Record<string, string>>,
): Sweep => ({
  name,
  ...(env && { env }),
  command: [
    'playwright',
    'test',
    '--config',
    'tests/sweep/playwright.config.ts',
    `${file}.sweep.ts`,
    ...(who.length > 0 ? ['--grep', ` of (${who.join('|')}) `] : []),
  ],
  figure: output =>
    `${[...output.matchAll(counted)].reduce((sum, [, count]) => sum + Number(count), 0)} ${counted.source.split(':')[0]}`,
})

const sweeps: readonly Sweep[] = [
  soak('kill-database', 'tests/faults/kill-database.test.ts', { KILLS: '200' }),
  soak('kill-cloud', 'tests/faults/kill-cloud.test.ts', { KILLS: '200' }),
  soak('poison-sending', 'tests/faults/poison-sending.test.ts', { POISON: '1' }),
  soak('kill-sending', 'tests/faults/kill-sending.test.ts', { KILLS: '20', STUDENTS: '60000' }),
  soak('kill-erasure', 'tests/faults/erasure-kill.test.ts', { APART: '1' }),
  soak('race', 'tests/faults/race.test.ts', { COMMANDS: '100', EVERY: '1' }),
  soak('shuffled-events', 'tests/faults/shuffled-events.test.ts', { SHUFFLES: '50' }),
  soak('streaming-is-batch', 'shared/reading/align.test.ts', { CASES: '1000000' }),
  soak('ledger-model', 'tests/faults/coins-model.test.ts', { MODEL_OPERATIONS: '1000000' }),
  soak('ledger', 'tests/faults/coins-ledger.test.ts', { LEDGER_OPERATIONS: '20000' }),
  soak('streaks', 'functions/streaks/rules/freezes.test.ts', { SEQUENCES: '1000000' }),
  soak('unlocks', 'functions/achievements/rules/record.test.ts', { HISTORIES: '100000' }),
  soak('learning', 'tests/learning/simulation.test.ts', { CHILDREN: '200' }),
  soak('placement', 'tests/learning/placement.test.ts', { CHILDREN: '200' }),
  soak('read-model', 'functions/progress/rules/read-model.test.ts', { HISTORIES: '10000' }),
  soak('one-code', 'tests/faults/one-code.test.ts', { CLAIMS: '1000' }),
  soak('shuffled-events', 'tests/faults/shuffled-events.test.ts', { COPIES: '10' }),
  soak('guesses', 'functions/identity/rules/guesses.test.ts', { GUESSES: '1000000', LIVE: '10000' }),
  soak('picture-guesses', 'functions/identity/rules/seat-tries.test.ts', { GUESSES: '1000000' }),
  // The public set is not in the house: ONEROSTER_SAMPLES names it.
  soak('roster-samples', 'tests/journeys/roster-samples.test.ts', {}),
  // Nor is the public list of syllables: SYLLABLES names it.
  soak('syllables', 'shared/language/syllable-list.test.ts', {}),
  soak('new-noun', 'tests/new-noun.test.ts', { EVERY: '1' }),
  soak('rules', 'tests/template/rules.test.ts', { EVERY: '1' }),
  soak('cost-of-a-reading', 'tests/costs/reading.test.ts', { EVERY: '1' }),
  soak('escalation', 'tests/authorization/escalation.test.ts', { EVERY: '1' }),
  soak('every-route', 'tests/authorization/every-route.test.ts', { EVERY: '1' }),
  soak('bad-input', 'tests/journeys/bad-input.test.ts', { RUNS: '1000' }),
  {
    name: 'imports',
    command: ['vitest', 'run', '--project', 'house', 'tests/faults/kill-import.test.ts'],
    env: { STUDENTS: '110000', SCHOOLS: '200000', KILLS: '3' },
    figure: output => output.match(/^(imported:|checked in) .*$|^.* MB$/gm)?.join(' · ') ?? '',
  },
  {
    name: 'guards',
    command: ['node', 'tests/authorization/guards.ts'],
    figure: output => output.match(/^(SURVIVED.*|guards taken away:.*)$/gm)?.join(' · ') ?? '',
  },
  {
    name: 'mutants',
    command: ['node', 'tests/sweep/mutants/run.ts'],
    figure: output => output.match(/^mutants.*$/gm)?.join(' · ') ?? '',
  },
  {
    name: 'peak',
    command: ['node', 'tests/load/peak.ts'],
    figure: output => output.match(/^\d+ of \d+ in .*$/m)?.[0] ?? '',
  },
  {
    name: 'journeys',
    command: ['playwright', 'test', '--config', 'tests/browser/playwright.config.ts'],
    env: { EVERY: '1' },
    figure: output => output.match(/^ +\d+ (passed|failed).*$/gm)?.join(' · ') ?? '',
  },
  visits('axe', 'axe', /screens looked at: (\d+)/g, { CLASS: '1' }),
  visits('offline', 'offline', /screens without a network: (\d+)/g),
  visits('equal-access', 'equal-access', /screens weighed: (\d+)/g, { CLASS: '1' }),
  visits('reflow', 'reflow', /looks at fit: (\d+)/g, { CLASS: '1' }),
  visits('names', 'names', /screens with names: (\d+)/g, { CLASS: '1' }),
  visits('films', 'films', /scenes filmed: (\d+)/g),
  visits('prints', 'prints', /pages printed: (\d+)/g, { CLASS: '1' }),
  visits('pictures', 'pictures', /pictures taken: (\d+)/g),
  visits('looks', 'looks', /screens compared: (\d+)/g),
  visits('walks', 'walks', /walks taken: (\d+)/g),
  {
    name: 'lighthouse',
    command: ['node', 'tests/sweep/lighthouse.ts'],
    figure: output => output.match(/^\/.*$/gm)?.join(' · ') ?? '',
  },
]

function run({ name, command: [program, ...args], env }: Sweep): Promise<boolean> {
  const log = createWriteStream(join(LOGS, `${name}.log`))
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', ...env },
  })
  child.stdout.pipe(log)
  child.stderr.pipe(log)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', code => log.end(() => resolve(code === 0)))
  })
}

const only = said.filter(word => !isWalker(word))
const unknown = only.filter(wanted => sweeps.every(({ name }) => name !== wanted))
if (unknown.length > 0) {
  console.error(
    `no sweep is named ${unknown.join(', ')}: there are ${sweeps.map(({ name }) => name).join(', ')}`,
  )
  process.exit(1)
}
const chosen = sweeps.filter(({ name }) => only.length === 0 || only.includes(name))
mkdirSync(LOGS, { recursive: true })
await chromiumPath()
let failed = false
for (const sweep of chosen) {
  const started = performance.now()
  const ok = await run(sweep)
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  const figure = sweep.figure(readFileSync(join(LOGS, `${sweep.name}.log`), 'utf8'))
  console.log(`${ok ? 'held  ' : 'FAILED'} ${sweep.name.padEnd(20)} ${seconds.padStart(5)} s  ${figure}`)
  failed ||= !ok
}
process.exitCode = failed ? 1 : 0
