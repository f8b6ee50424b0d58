// `npm run sweep guards`, or `node tests/authorization/guards.ts [word …]`: takes one guard after another away, in a copy
// of the sources, and demands that a test notices. With words, only guards and files that hold one of them.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { projectOf } from '#tests/support/project.ts'
import type { Mutation } from './guards/mutation.ts'
import { mutations } from './guards/mutations.ts'

const ROOT = join(import.meta.dirname, '../..')
/** Stories build what they run: what is built already need not be again. */
const COPIED = [
  ...['functions', 'shared', 'infra', 'tests', 'web', 'docs', 'build', 'cdk.out'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'vitest.config.ts', 'cdk.json'],
]
/** So many copies are tried at once. */
const AT_ONCE = 2

const Report = z.object({
  numTotalTests: z.int(),
  testResults: z.array(
    z.object({
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
})

/** Runs these tests in a copy, a project at a time, as vitest does where they differ in size. Gives the first that failed; undefined where all held. Throws where they did not run. */
async function firstFailure(copy: string, tests: readonly string[]): Promise<string | undefined> {
  for (const [project, ofProject] of Map.groupBy(tests, projectOf)) {
    const failed = await firstFailureOf(copy, project, ofProject)
    if (failed) return failed
  }
  return undefined
}

async function firstFailureOf(
  copy: string,
  project: string,
  tests: readonly string[],
): Promise<string | undefined> {
  const report = join(copy, 'report.json')
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs')
  const options = [`--project=${project}`, '--bail=1', '--reporter=json', `--outputFile=${report}`]
  const said = await new Promise<string>(resolve => {
    const run = [vitest, 'run', ...options, ...tests]
    execFile(process.execPath, run, { cwd: copy }, (_, out, error) => resolve(out + error))
  })
  const { numTotalTests, testResults } = Report.parse(JSON.parse(await readFile(report, 'utf8')))
  await rm(report)
  const failed = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(one => one.status === 'failed'),
  )
  if (failed[0]) return failed[0].fullName
  // A file that could not even be loaded tells nothing of a guard.
  const broken = testResults.find(({ status }) => status === 'failed')
  if (broken || numTotalTests === 0)
    throw new Error(`these tests did not run: ${tests}\n${broken?.message}\n${said}`)
  return undefined
}

/** Takes a guard away, asks the tests, and puts it back. */
async function withoutGuard(copy: string, { file, from, to, tests }: Mutation): Promise<string | undefined> {
  const path = join(copy, file)
  const source = await readFile(path, 'utf8')
  if (source.split(from).length !== 2) throw new Error(`not exactly once in ${file}: ${from}`)
  await writeFile(
    path,
    source.replace(from, () => to),
  )
  try {
    return await firstFailure(copy, tests)
  } finally {
    await writeFile(path, source)
  }
}

async function newCopy(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'guards-'))
  for (const name of COPIED)
    if (existsSync(join(ROOT, name))) await cp(join(ROOT, name), join(copy, name), { recursive: true })
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

const words = process.argv.slice(2)
const chosen = mutations.filter(
  ({ guard, file }) => words.length === 0 || words.some(word => `${file} ${guard}`.includes(word)),
)
const waiting = [...chosen]
let survived = 0

async function work(): Promise<void> {
  const copy = await newCopy()
  try {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const noticed = await withoutGuard(copy, next)
      if (!noticed) survived++
      console.log(
        `${noticed ? 'killed  ' : 'SURVIVED'} ${next.file}: ${next.guard} → ${noticed ?? 'no test'}`,
      )
    }
  } finally {
    await rm(copy, { recursive: true })
  }
}

// Unchanged, everything must hold: else a test that fails anyway would count as one that noticed.
const untouched = await newCopy()
const failsAnyway = await firstFailure(untouched, [...new Set(chosen.flatMap(({ tests }) => tests))])
await rm(untouched, { recursive: true })
if (failsAnyway) throw new Error(`fails with every guard in place: ${failsAnyway}`)
await Promise.all(Array.from({ length: AT_ONCE }, work))
console.log(`guards taken away: ${chosen.length}, noticed: ${chosen.length - survived}`)
process.exitCode = survived > 0 || chosen.length === 0 ? 1 : 0
