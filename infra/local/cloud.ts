import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { UserPools } from './cognito/user-pools.ts'
import { type DiskOptions, watchDisk } from './disk.ts'
import { assertReadable, openDurable } from './durable.ts'
import type { Database } from './dynamodb/database.ts'
import { LOOPBACK } from './endpoint/listen.ts'
import { openGate } from './gates.ts'
import type { Limits } from './limits.ts'
import { type Log, openLog } from './log.ts'
import { type Counts, Meter } from './meter.ts'
import type { DeployedResource, Lambdas } from './resource.ts'
import { openRooms } from './rooms.ts'
import { assertWhole, makePrivate, noteParts } from './state-folder.ts'
import { lockFolder } from './state-lock.ts'
import { readAssembly } from './template/assembly.ts'
import { deployAssembly } from './template/deploy.ts'
import { holdExports } from './template/exports.ts'

export interface CloudOptions {
  /** Holds all state; made when it is not there. */
  readonly folder: string
  /** The first of three ports: site, AWS endpoint, live API. 0 takes free ones. */
  readonly port: number
  /** Empties the folder first. */
  readonly fresh?: boolean
  /** Sees every line of the log. */
  readonly echo?: (line: string) => void
  /** Told once when the disk fills and once when there is room again; the log unless told. */
  readonly warn?: (line: string) => void
  /** Nothing runs by the clock. */
  readonly still?: boolean
  /** Bytes free on the disk, where it is not the folder's own that counts. */
  readonly freeBytes?: () => number
}

export interface Cloud {
  /** Where the site and the HTTP API are, as a browser names it. */
  readonly siteUrl: string
  /** Where all AWS APIs are. */
  readonly endpoint: string
  /** The same for browsers, as the client's sign-in needs it. */
  readonly userPoolEndpoint: string
  readonly database: Database
  readonly userPools: UserPools
  readonly lambdas: Lambdas
  /** What the stand-in of Amazon Transcribe hears in the next stream of audio. */
  readonly say: (script: unknown) => void
  /** What the stand-in of Amazon Bedrock answers next, instead of what its rules would write. */
  readonly scriptModel: (next: unknown) => void
  /** What was asked of the cloud so far, of all that is billed by count; the database's units from the first call on. */
  counts(): Counts
  /** From now on the cloud gives no more than this a second; nothing is limited before. */
  limit(limits: Limits): void
  /** Carries out what `cdk synth` wrote; the outputs of all stacks by name, with addresses of this machine. */
  deploy(assemblyFolder: string): Promise<Readonly<Record<string, string>>>
  /** The name of a noun's table, once it is deployed. */
  tableOf(noun: string): string
  close(): Promise<void>
}

/** DynamoDB takes 16 MB in a request; objects of the site may be larger. */
const ENDPOINT_BODY_BYTES = 256 * 1024 * 1024
/** API Gateway's limit on a request. */
const SITE_BODY_BYTES = 10 * 1024 * 1024

/** What is opened, to be closed in reverse. */
class Opened {
  readonly #closers: (() => unknown)[] = []

  keep<T extends { close(): unknown }>(part: T): T {
    this.#closers.push(() => part.close())
    return part
  }

  async close(): Promise<void> {
    for (const close of this.#closers.splice(0).reverse()) await close()
  }
}

/** Opens the embedded cloud on a state folder, with nothing deployed yet; what it opened is closed if it fails. */
export async function openCloud(options: CloudOptions): Promise<Cloud> {
  const opened = new Opened()
  try {
    return await open(options, opened)
  } catch (error) {
    await opened.close()
    throw error
  }
}

async function open(options: CloudOptions, opened: Opened): Promise<Cloud> {
  const { folder, port, fresh = false, echo, warn, freeBytes, still = false } = options
  // First all that may refuse, before anything is written.
  const site = opened.keep(await openGate(port, SITE_BODY_BYTES))
  const aws = opened.keep(await openGate(port && port + 1, ENDPOINT_BODY_BYTES))
  const live = opened.keep(await openGate(port && port + 2, 0))
  if (!fresh) {
    assertReadable(join(folder, 'cloud.db'))
    assertWhole(folder)
  }
  makePrivate(folder)
  opened.keep(lockFolder(folder))
  if (fresh) empty(folder)

  const meter = new Meter()
  const log: Log = opened.keep(openLog(folder, echo, meter))
  for (const gate of [site, aws, live]) gate.report = log.write
  const say: DiskOptions['say'] = line => {
    log.write('cloud', line)
    warn?.(line)
  }
  const disk = opened.keep(watchDisk({ folder, say, ...(freeBytes && { freeBytes }) }))
  const store = opened.keep(openDurable(join(folder, 'cloud.db')))
  const urls = {
    siteUrl: `http://localhost:${site.port}`,
    endpoint: `http://${LOOPBACK}:${aws.port}`,
    userPoolEndpoint: `http://localhost:${aws.port}`,
  }
  const rooms = opened.keep(
    await openRooms({ ...urls, folder, store, log, meter, liveUrl: `ws://localhost:${live.port}` }),
  )
  noteParts(folder)
  aws.answer = disk.guarding(rooms.answerEndpoint)
  live.answer = async () => ({ status: 403, headers: {}, body: 'Only for WebSockets' })
  let resources: ReadonlyMap<string, DeployedResource> = new Map()
  const exports = holdExports()

  return {
    ...urls,
    say: rooms.say,
    scriptModel: rooms.scriptModel,
    database: rooms.database,
    userPools: rooms.userPools,
    lambdas: rooms.lambdas,
    counts() {
      rooms.database.onTaken(({ reads, writes }, table) => {
        meter.count('read units', reads)
        meter.count('write units', writes)
        if (writes > 0) meter.count(`write units of ${table}`, writes)
      })
      return meter.read()
    },
    limit(limits) {
      rooms.database.limit(limits)
      rooms.userPools.limit(limits)
      rooms.gatewayQuota.limit(limits)
    },
    async deploy(assemblyFolder) {
      const assembly = readAssembly(assemblyFolder)
      rooms.setAssets(assembly.assets)
      const deployed = await deployAssembly(assembly, rooms.kinds, exports)
      resources = deployed.resources
      rooms.start(still)
      site.answer = disk.guarding(rooms.answerSite)
      live.upgrade = rooms.upgrade
      const outputs = [...deployed.outputs.values()].flatMap(stack => [...stack])
      return Object.fromEntries(outputs.map(([name, value]) => [name, rooms.localize(String(value))]))
    },
    tableOf(noun) {
      // The construct's id is `<noun>-table`, of which the template keeps the letters.
      const found = [...resources].find(([id]) => new RegExp(`/${noun}table[0-9A-F]{8}$`).test(id))
      if (!found) throw new Error(`${noun} has no deployed table`)
      return found[1].ref
    },
    close: () => opened.close(),
  }
}

/** All but the lock, which this process holds. */
function empty(folder: string): void {
  for (const name of readdirSync(folder)) if (name !== 'lock') rmSync(join(folder, name), { recursive: true })
}
