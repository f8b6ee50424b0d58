import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type BuildStep, buildSteps, ROOT } from './build.ts'
import { Done, fingerprint } from './fingerprint.ts'
import { templates } from './templates.ts'

const BUILD = join(ROOT, 'build')

/** Runs the steps whose inputs have changed or whose output is missing. */
async function refresh(steps: readonly BuildStep[]): Promise<void> {
  const done = await Done.open(BUILD)
  await Promise.all(
    steps.map(async ({ name, inputs, output, run }) => {
      const mark = await fingerprint(ROOT, inputs)
      if (done.has(name, mark) && existsSync(join(ROOT, output))) return
      console.log(`Building ${name}…`)
      // A build that is cut short leaves no mark that its output could be taken for.
      done.note(name, '')
      await run()
      done.note(name, mark)
    }),
  )
}

/** Does the work when nobody else of this checkout builds: two starts, or a start and a test, would tread on each other. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  mkdirSync(BUILD, { recursive: true })
  const turn = new DatabaseSync(join(BUILD, 'turn'))
  try {
    turn.exec('PRAGMA busy_timeout = 600000; BEGIN EXCLUSIVE')
    return await work()
  } finally {
    turn.close()
  }
}

/** Brings the build up to date, but for the templates. */
export const refreshBuild = (): Promise<void> => inTurn(() => refresh(buildSteps))

/** Brings build and templates up to date; gives the folder of what is to be deployed. */
export const refreshAll = (synthesis: BuildStep = templates): Promise<string> =>
  inTurn(async () => {
    await refresh(buildSteps)
    await refresh([synthesis])
    return dirname(join(ROOT, synthesis.output))
  })

if (import.meta.main) await (process.argv.includes('--templates') ? refreshAll() : refreshBuild())
