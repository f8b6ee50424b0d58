import { existsSync, mkdirSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { ROOT } from '#infra/build/build.ts'
import { fingerprint } from '#infra/build/fingerprint.ts'
import { LOCAL_REGION } from '#infra/local/service.ts'
import type { Plan } from './plan.ts'

const FOLDER = join(ROOT, 'build/class')
const INPUTS = ['functions', 'shared', 'infra/local/seed']

/** The rows of a class that has lived its plan: one file for each week and build. */
export interface ClassRows {
  readonly file: string
  readonly isMade: boolean
  /** Makes the file, some twenty seconds' work; those of other weeks and builds go. */
  make(): Promise<void>
}

export async function classRows(plan: Plan): Promise<ClassRows> {
  const { monday, weeks, children } = plan
  const ending = `-${weeks}-${children}.json.gz`
  const name = `${(await fingerprint(ROOT, INPUTS)).slice(0, 16)}-${monday}${ending}`
  const file = join(FOLDER, name)
  return { file, isMade: existsSync(file), make: () => make(plan, file, ending) }
}

async function make(plan: Plan, file: string, ending: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  for (const other of await readdir(FOLDER)) if (other.includes(ending)) await rm(join(FOLDER, other))
  const draft = `${file}.part`
  const env = {
    AWS_REGION: LOCAL_REGION,
    AWS_ACCESS_KEY_ID: 'operator',
    AWS_SECRET_ACCESS_KEY: 'operator',
    AWS_ENDPOINT_URL: 'http://localhost',
    COQUI_FUNCTION: 'class',
    TZ: 'UTC',
  }
  const worker = new Worker(new URL('./live.ts', import.meta.url), { workerData: { plan, file: draft }, env })
  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', code => (code === 0 ? resolve() : reject(new Error(`the class ended with ${code}`))))
  })
  await rename(draft, file)
}
