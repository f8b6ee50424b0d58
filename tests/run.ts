// `npm test`: everything that must hold before a change lands. Each step says what it found; the last line counts.
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { chromiumPath } from '#tests/support/chromium.ts'
import { failuresOfPlaywright, failuresOfVitest } from '#tests/support/failures.ts'
import {
  type FileSeconds,
  longest,
  secondsOfPlaywright,
  secondsOfVitest,
} from '#tests/support/file-seconds.ts'
import { type Command, sideBySide } from '#tests/support/side-by-side.ts'
import { checkTypes } from '#tests/support/types.ts'

interface Count {
  readonly passed: number
  readonly failed: number
  /** Each test that failed: its name and what was said of it. */
  readonly failures?: readonly string[]
  readonly files?: readonly FileSeconds[]
}
interface Step extends Command {
  /** Reads how many tests passed and failed; a step without it is one test: its exit code. */
  readonly count?: () => Promise<Count>
}

/** So many files of each step are named for the time they take. */
const LONGEST = 12

const reports = await mkdtemp(join(tmpdir(), 'coqui-reports-'))
const json = async (name: string) => JSON.parse(await readFile(join(reports, `${name}.json`), 'utf8'))

const vitest = (project: string): Step => ({
  name: project,
  command: [
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reports, `${project}.json`)}`,
  ],
  count: async () => {
    const { numPassedTests, numTotalTests, numPendingTests, numTodoTests, testResults } = await json(project)
    const passed = Number(numPassedTests)
    return {
      passed,
      failed: numTotalTests - passed - numPendingTests - numTodoTests,
      failures: failuresOfVitest(testResults),
      files: secondsOfVitest(testResults),
    }
  },
})

/**
 * Two at a time. What is patient computes for itself, on what the others leave: pages and whatever waits for a worker leave
 * a third of the machine idle. Two suites side by side took as long in all, and waited in vain for each other.
 */
const steps: readonly Step[] = [
  { name: 'build', command: ['node', 'infra/build/refresh.ts', '--templates'] },
  { ...vitest('units'), after: 'build' },
  {
    name: 'browser',
    after: 'units',
    command: ['playwright', 'test', '--config', 'tests/browser/playwright.config.ts'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'browser.json') },
    count: async () => {
      const { stats, suites } = await json('browser')
      return {
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        failures: suites.flatMap(failuresOfPlaywright),
        files: suites.flatMap(secondsOfPlaywright),
      }
    },
  },
  { name: 'types', isPatient: true, command: checkTypes },
  { name: 'lint', isPatient: true, command: ['biome', 'check', '.'] },
  { name: 'floors', isPatient: true, command: ['node', 'tests/floors.ts'] },
  { name: 'dead code', isPatient: true, command: ['knip'] },
  { ...vitest('house'), after: 'browser' },
  { ...vitest('handlers'), after: 'house' },
  { ...vitest('journeys'), after: 'handlers' },
  { ...vitest('screens'), after: 'journeys' },
]

async function countOf(step: Step, ok: boolean): Promise<Count> {
  const exit = { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
  if (!step.count) return exit
  // A runner that died before it could report has failed, whatever it had counted.
  const counted = await step.count().catch(() => exit)
  return ok ? counted : { ...counted, failed: Math.max(1, counted.failed) }
}

const only = process.argv.slice(2)
const unknown = only.filter(wanted => steps.every(({ name }) => name !== wanted))
if (unknown.length > 0) {
  console.error(
    `no step is named ${unknown.join(', ')}: there are ${steps.map(({ name }) => name).join(', ')}`,
  )
  process.exit(1)
}
const chosen = steps.filter(({ name }) => only.length === 0 || only.includes(name))
if (chosen.some(({ name }) => name === 'browser')) await chromiumPath()
const started = performance.now()
const say = (text: string) => process.stdout.write(text)
const ended = await sideBySide(chosen, 2, say)
const outcomes = await Promise.all(
  chosen.map(async (step, at) => {
    const { ok, seconds } = ended[at] ?? { ok: false, seconds: 0 }
    return { name: step.name, ok, seconds, count: await countOf(step, ok) }
  }),
)

console.log(`\n── in short, after ${((performance.now() - started) / 1000).toFixed(0)} s`)
for (const { name, ok, seconds, count } of outcomes)
  console.log(
    `${ok ? 'held  ' : 'FAILED'} ${name.padEnd(10)} ${seconds.toFixed(1).padStart(6)} s  ${count.passed} passed, ${count.failed} failed`,
  )
for (const { name, count } of outcomes)
  if (count.files)
    console.log(
      `longest of ${name}: ${longest(count.files, LONGEST)
        .map(({ file, seconds }) => `${relative(process.cwd(), file)} ${seconds.toFixed(0)} s`)
        .join(', ')}`,
    )
for (const failure of outcomes.flatMap(({ count }) => count.failures ?? [])) console.log(`\n✗ ${failure}`)
const total = outcomes.reduce(
  (sum, { count }) => ({ passed: sum.passed + count.passed, failed: sum.failed + count.failed }),
  { passed: 0, failed: 0 },
)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
