import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type BuildStep, buildSteps } from '#infra/build/build.ts'
import { ROOT, synthesis } from '#infra/local/start/assembly.ts'
import { refresh } from '#infra/local/start/refresh.ts'

/** Brings build and templates up to date, once however many test files ask; gives the assembly's folder. */
export async function prepared(templates: BuildStep = synthesis): Promise<string> {
  const build = join(ROOT, 'build')
  mkdirSync(build, { recursive: true })
  const turn = new DatabaseSync(join(build, 'turn'))
  try {
    turn.exec('PRAGMA busy_timeout = 600000; BEGIN EXCLUSIVE')
    await refresh(ROOT, buildSteps, console.log)
    await refresh(ROOT, [templates], console.log)
    return dirname(join(ROOT, templates.output))
  } finally {
    turn.close()
  }
}
