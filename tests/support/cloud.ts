import { copyFileSync, cpSync, existsSync, linkSync, mkdirSync, readdirSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { S3Client } from '@aws-sdk/client-s3'
import { ROOT } from '#infra/build/build.ts'
import { fingerprint } from '#infra/build/fingerprint.ts'
import { refreshAll } from '#infra/build/refresh.ts'
import { type Cloud, type CloudOptions, openCloud } from '#infra/local/cloud.ts'
import { seed, seedAudio } from '#infra/local/seed/seed.ts'
import { Outputs } from '#infra/publish/outputs.ts'
import { publish } from '#infra/publish/publish.ts'
import { type FrontDoor, frontDoor } from './front-door.ts'
import { type Operator, operator } from './operator.ts'

export interface TestCloud extends FrontDoor {
  readonly cloud: Cloud
  readonly outputs: Outputs
  readonly siteUrl: string
  readonly operator: Operator
  close(): Promise<void>
}

export interface TestCloudOptions extends Pick<CloudOptions, 'echo' | 'still'> {
  /** What to deploy, instead of this checkout's own templates. */
  readonly cdkOut?: string
  /** Keeps its state here, and keeps it; else in a temporary folder that goes with it. */
  readonly folder?: string
  /** Flags of the runtime configuration that it publishes. */
  readonly flags?: Readonly<Record<string, boolean>>
  /** Makes the demo people. */
  readonly seeds?: boolean
}

/** The embedded cloud with everything deployed and published, as `npm start` leaves it, on free ports. */
export async function startCloud({ seeds, ...options }: TestCloudOptions = {}): Promise<TestCloud> {
  const assembly = options.cdkOut ?? (await refreshAll())
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'coqui-')))
  if (existsSync(join(folder, 'cloud.db')))
    return openOn(folder, assembly, { ...options, ...(seeds && { seeds }) })
  copyState(await (seeds ? inhabitedState() : publishedState()), folder)
  return openOn(folder, assembly, options)
}

const STATES = join(ROOT, 'build/published')

/** A state folder, to be copied, in which this build is deployed and published. */
const publishedState = (): Promise<string> => keptState('')

/** One in which the demo people live too, as of today. */
const inhabitedState = async (): Promise<string> =>
  keptState(`-${new Date().toISOString().slice(0, 10)}`, await publishedState())

/** Made by whoever needs it first: of nothing, or by settling the demo people in the state that it is made from. */
async function keptState(kind: string, from?: string): Promise<string> {
  const mark = await fingerprint(ROOT, ['build/done.json', 'infra/local', 'infra/publish'])
  const state = join(STATES, mark + kind)
  if (existsSync(state)) return state
  const draft = `${state}.${process.pid}`
  if (from) copyState(from, draft)
  const { cloud } = await openOn(draft, await refreshAll(), { still: true, seeds: from !== undefined })
  await cloud.close()
  // Another may have been faster.
  await rename(draft, state).catch(() => rm(draft, { recursive: true }))
  return state
}

/** Copies a state. Each object's file is written once, under a name of its own: a second name for it is a copy of it. */
function copyState(from: string, to: string): void {
  const [objects, copies] = [join(from, 'objects'), join(to, 'objects')]
  cpSync(from, to, { recursive: true, filter: path => path !== objects })
  mkdirSync(copies)
  for (const file of readdirSync(objects)) linkOrCopy(join(objects, file), join(copies, file))
}

/** Gives a file a second name; copies it where that lies on another disk. */
function linkOrCopy(file: string, second: string): void {
  try {
    linkSync(file, second)
  } catch {
    copyFileSync(file, second)
  }
}

async function openOn(
  folder: string,
  assembly: string,
  { echo, still, ...options }: TestCloudOptions,
): Promise<TestCloud> {
  const cloud = await openCloud({ folder, port: 0, ...(echo && { echo }), ...(still && { still }) })
  const outputs = Outputs.parse(await cloud.deploy(assembly))
  const { endpoint, siteUrl, userPoolEndpoint } = cloud
  const hand = operator({
    endpoint,
    folder,
    identityTable: cloud.tableOf('identity'),
    schoolsTable: cloud.tableOf('schools'),
    userPoolId: outputs.UserPoolId,
  })
  const storage = new S3Client(hand.aws)
  const settings = { userPoolEndpoint, practiceVoice: true, ...(options.flags && { flags: options.flags }) }
  await Promise.all([publish(storage, outputs, settings), options.seeds && seed(hand)])
  if (options.seeds)
    await seedAudio({ endpoint, audioTable: cloud.tableOf('audio'), siteBucket: outputs.SiteBucket })
  storage.destroy()
  return {
    ...(await frontDoor(siteUrl)),
    cloud,
    outputs,
    siteUrl,
    operator: hand,
    async close() {
      await cloud.close()
      if (!options.folder) await rm(folder, { recursive: true })
    },
  }
}
