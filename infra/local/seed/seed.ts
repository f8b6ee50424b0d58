import { Worker } from 'node:worker_threads'
import { ENVIRONMENT } from '#functions/platform/wiring.ts'
import type { Database } from '../dynamodb/database.ts'
import { LOCAL_REGION } from '../service.ts'
import { classRows } from './class/class-rows.ts'
import { type EIGHT_WEEKS, planFor, snapshotAt } from './class/plan.ts'
import type { RestoreData, Restored } from './class/restore.ts'

/** What the demo is written with: the AWS endpoint of the embedded cloud and three of its resources. */
export interface SeedTarget {
  readonly endpoint: string
  readonly userPoolId: string
  readonly identityTable: string
  readonly schoolsTable: string
}

/**
 * Makes the demo people, one of each role, and the demo schools; those who exist stay as they are. Runs the nouns' own
 * stores, each in a worker of its own, whose environment is that of a function.
 */
export async function seed({ endpoint, userPoolId, identityTable, schoolsTable }: SeedTarget): Promise<void> {
  const environment = { ...operatorAt(endpoint), [ENVIRONMENT.userPoolId]: userPoolId }
  await Promise.all([
    // Before the groups, the people that they are of.
    run(new URL('./demo-groups.ts', import.meta.url), { ...environment, [ENVIRONMENT.table]: identityTable }),
    run(new URL('./demo-schools.ts', import.meta.url), { ...environment, [ENVIRONMENT.table]: schoolsTable }),
  ])
}

/** Where the audio of the demo's first texts is written: into its noun's table, and beside the published content. */
export interface AudioTarget {
  readonly endpoint: string
  readonly audioTable: string
  readonly siteBucket: string
}

/** Has the demo's first texts said, unless they were; the content must be published. */
export const seedAudio = ({ endpoint, audioTable, siteBucket }: AudioTarget): Promise<void> =>
  run(new URL('./demo-audio.ts', import.meta.url), {
    ...operatorAt(endpoint),
    [ENVIRONMENT.table]: audioTable,
    [ENVIRONMENT.contentBucket]: siteBucket,
  })

/** Where a class that has lived some weeks is put: beside the demo people, in the tables of all nouns. */
export interface ClassTarget {
  readonly endpoint: string
  readonly userPoolId: string
  /** The name of a noun’s table. */
  readonly tableOf: (noun: string) => string
  readonly database: Pick<Database, 'importItems'>
}

/** A class to look at, as it stands by now. */
export interface DemoClass {
  /** Whether it is only to be put in its place: else it has to live its weeks first. */
  readonly isMade: boolean
  /** Gives it to the demo teacher. */
  seed(target: ClassTarget): Promise<void>
}

export async function demoClass(size: typeof EIGHT_WEEKS): Promise<DemoClass> {
  const now = new Date().toISOString()
  const plan = planFor(size, now)
  const rows = await classRows(plan)
  const data = { file: rows.file, children: plan.children, snapshot: snapshotAt(plan, now) }
  return {
    isMade: rows.isMade,
    async seed(target) {
      if (!rows.isMade) await rows.make()
      await restore(target, data)
    },
  }
}

async function restore(
  { endpoint, userPoolId, tableOf, database }: ClassTarget,
  data: RestoreData,
): Promise<void> {
  const identity = tableOf('identity')
  const environment = {
    ...operatorAt(endpoint),
    [ENVIRONMENT.userPoolId]: userPoolId,
    [ENVIRONMENT.table]: identity,
    [ENVIRONMENT.standing]: identity,
  }
  const importing: Promise<void>[] = []
  await run(new URL('./class/restore.ts', import.meta.url), environment, data, ({ noun, items }) =>
    importing.push(database.importItems(tableOf(noun), items)),
  )
  await Promise.all(importing)
}

const operatorAt = (endpoint: string) => ({
  AWS_ENDPOINT_URL: endpoint,
  AWS_REGION: LOCAL_REGION,
  AWS_ACCESS_KEY_ID: 'operator',
  AWS_SECRET_ACCESS_KEY: 'operator',
  [ENVIRONMENT.functionName]: 'seed',
})

function run(
  file: URL,
  env: Readonly<Record<string, string>>,
  workerData?: RestoreData,
  take: (restored: Restored) => void = () => undefined,
): Promise<void> {
  const worker = new Worker(file, { env, workerData })
  worker.on('message', take)
  return new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', code =>
      code === 0 ? resolve() : reject(new Error(`${file.pathname} ended with ${code}`)),
    )
  })
}
