import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { buildSteps } from '#infra/build/build.ts'
import { ROOT, synthesis } from '#infra/local/start/assembly.ts'
import { refresh, type Step } from '#infra/local/start/refresh.ts'

/** Brings bundles, content and templates up to date, once however many test files ask; gives the assembly's folder. */
export async function prepared(templates: Step = synthesis): Promise<string> {
  await inTurn(async () => {
    await refresh(ROOT, functionsAndContent, console.log)
    await refresh(ROOT, [templates], console.log)
  })
  return dirname(join(ROOT, templates.output))
}

/** Brings the client up to date. */
export const preparedClient = (): Promise<void> =>
  inTurn(async () => void (await refresh(ROOT, client, console.log)))

const client = buildSteps.filter(({ name }) => name === 'client')
const functionsAndContent = buildSteps.filter(step => !client.includes(step))

/** One process at a time builds; the others find it done. */
async function inTurn(build: () => Promise<void>): Promise<void> {
  mkdirSync(join(ROOT, 'build'), { recursive: true })
  const turn = new DatabaseSync(join(ROOT, 'build/turn'))
  try {
    turn.exec('PRAGMA busy_timeout = 600000; BEGIN EXCLUSIVE')
    await build()
  } finally {
    turn.close()
  }
}
