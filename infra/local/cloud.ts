import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { assertIsJwks, type Jwks } from 'aws-jwt-verify/jwk'
import * as z from 'zod/mini'
import { createAddresses } from './addresses.ts'
import { systemClock } from './clock.ts'
import { userPoolKinds } from './cognito/kinds.ts'
import { openUserPools, type UserPools } from './cognito/user-pools.ts'
import { type Database, openDatabase } from './dynamodb/database.ts'
import { databaseKinds } from './dynamodb/kinds.ts'
import { openDurable } from './durable.ts'
import { forOwnPages } from './endpoint/browsers.ts'
import { createCredentials } from './endpoint/credentials.ts'
import { createEndpoint } from './endpoint/endpoint.ts'
import { httpServer, LOOPBACK, listen } from './endpoint/listen.ts'
import { asyncInvocations } from './events/async-invocations.ts'
import { createEvents } from './events/room.ts'
import { createHttpApi } from './http-api/http-api.ts'
import { createIam } from './iam/iam.ts'
import { createLambda } from './lambda/lambda.ts'
import { openLog } from './log.ts'
import { createQueues } from './queues/room.ts'
import type { Lambdas, Permissions, ResourceKinds } from './resource.ts'
import { timetable } from './schedules/timetable.ts'
import { LOCAL_ACCOUNT, LOCAL_REGION } from './service.ts'
import { createSite } from './site/site.ts'
import { lockFolder } from './state-lock.ts'
import { createStorage } from './storage/storage.ts'
import { readAssembly } from './template/assembly.ts'
import { deployAssembly, type Outputs } from './template/deploy.ts'
import { nothingToDo } from './template/nothing-to-do.ts'

export interface CloudOptions {
  /** Holds all state; made when it is not there. */
  readonly folder: string
  /** The first of three ports: site, AWS endpoint, live API. 0 takes free ones. */
  readonly port: number
  /** Empties the folder first. */
  readonly fresh?: boolean
  /** Sees every line of the log. */
  readonly echo?: (line: string) => void
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
  /** Carries out what `cdk synth` wrote; the outputs of all stacks by name, with addresses of this machine. */
  deploy(assemblyFolder: string): Promise<Readonly<Record<string, string>>>
  /** The name of a noun's table, once it is deployed. */
  tableOf(noun: string): string
  close(): Promise<void>
}

/** DynamoDB's limit on a request is 16 MB; objects of the site may be larger. */
const ENDPOINT_BODY_BYTES = 256 * 1024 * 1024
/** API Gateway's limit on a request. */
const SITE_BODY_BYTES = 10 * 1024 * 1024

/** Opens the embedded cloud on a state folder. Nothing is deployed yet. */
export async function openCloud({ folder, port, echo }: CloudOptions): Promise<Cloud> {
  mkdirSync(folder, { recursive: true })
  const lock = lockFolder(folder)
  const closers: (() => unknown)[] = [() => lock.release()]
  try {
    return await open()
  } catch (error) {
    await closeAll()
    throw error
  }

  /** What was opened last is closed first. */
  async function closeAll() {
    for (const close of closers.splice(0).reverse()) await close()
  }

  async function open(): Promise<Cloud> {
    const log = openLog(folder, echo)
    closers.push(() => log.close())
    const report = (source: string) => (problem: unknown) =>
      log.write(source, `ERROR ${problem instanceof Error ? problem.stack : problem}`)
    const store = openDurable(join(folder, 'cloud.db'))
    closers.push(() => store.close())

    // Servers are bound before anything is deployed, because their addresses are part of what is deployed.
    let answerSite: ReturnType<typeof createSite>['handle'] | undefined
    let answerEndpoint: ReturnType<typeof createEndpoint> | undefined
    const unavailable = { status: 503, headers: {}, body: 'Starting' } as const
    const siteServer = httpServer(
      SITE_BODY_BYTES,
      async request => answerSite?.(request) ?? unavailable,
      report('site'),
    )
    const endpointServer = httpServer(
      ENDPOINT_BODY_BYTES,
      async request => forOwnPages(request, async own => answerEndpoint?.(own) ?? unavailable),
      report('endpoint'),
    )
    const site = await listen(siteServer, port)
    closers.push(() => site.close())
    const awsEndpoint = await listen(endpointServer, port && port + 1)
    closers.push(() => awsEndpoint.close())
    const siteUrl = `http://localhost:${site.port}`
    const endpoint = `http://${LOOPBACK}:${awsEndpoint.port}`

    const addresses = createAddresses()
    addresses.add(`https://cognito-idp.${LOCAL_REGION}.amazonaws.com`, `http://localhost:${awsEndpoint.port}`)
    const iam = createIam()
    const credentials = createCredentials()
    let assets: ReadonlyMap<string, string> = new Map()
    const { localize } = addresses
    const lambda = createLambda({ iam, credentials, log, endpoint, localize, asset: key => assets.get(key) })
    closers.push(() => lambda.close())

    const database = await openDatabase({ path: join(folder, 'dynamodb') })
    closers.push(() => database.close())
    const storage = createStorage(store, join(folder, 'objects'))
    const userPools = openUserPools({ store, invoke: triggers(lambda, iam) })
    closers.push(() => userPools.close())

    const clock = systemClock
    const queues = createQueues({ store, clock, address: endpoint })
    closers.push(() => queues.close())
    const reportEvents = report('events')
    const invocations = asyncInvocations({ store, lambdas: lambda, clock, report: reportEvents })
    closers.push(() => invocations.close())
    const schedules = timetable(store, clock)
    closers.push(() => schedules.close())
    const events = createEvents({
      store,
      clock,
      invocations,
      queues: queues.queues,
      timetable: schedules,
      permissions: iam,
      report: reportEvents,
    })
    closers.push(() => events.close())

    const keysOf = (issuer: string) => keysOfIssuer(userPools, issuer)
    const httpApi = createHttpApi({ lambdas: lambda, permissions: iam, log, keysOf, localize })
    const siteRoom = createSite({
      addresses,
      httpApi,
      permissions: iam,
      storage: storage.service,
      address: siteUrl,
    })

    const kinds: ResourceKinds = {
      ...nothingToDo,
      ...iam.kinds,
      ...lambda.kinds,
      ...databaseKinds(database),
      ...userPoolKinds(userPools),
      ...storage.kinds,
      ...queues.kinds,
      ...events.kinds,
      ...httpApi.kinds,
      ...siteRoom.kinds,
    }

    answerEndpoint = createEndpoint({
      credentials,
      log,
      permissions: iam,
      jsonServices: [database, userPools, queues.service, events.service],
      restServices: [storage.service],
      publicFile: path => publicFile(userPools, path),
    })

    return {
      siteUrl,
      endpoint,
      database,
      userPools,
      lambdas: lambda,
      async deploy(assemblyFolder) {
        const assembly = readAssembly(assemblyFolder)
        assets = assembly.assets
        const outputs = await deployAssembly(assembly, kinds)
        invocations.start()
        schedules.start()
        answerSite = siteRoom.handle
        return named(outputs, localize)
      },
      close: closeAll,
    }
  }
}

const UserPoolEvent = z.object({ userPoolId: z.string() })

/** Runs the functions of user pools, which must let the pool call them. */
function triggers(lambdas: Lambdas, permissions: Permissions) {
  return async (functionArn: string, event: unknown) => {
    const { userPoolId } = UserPoolEvent.parse(event)
    const sourceArn = `arn:aws:cognito-idp:${LOCAL_REGION}:${LOCAL_ACCOUNT}:userpool/${userPoolId}`
    permissions.demand(
      { kind: 'service', service: 'cognito-idp.amazonaws.com', sourceArn },
      { action: 'lambda:InvokeFunction', resource: functionArn },
    )
    return lambdas.invoke(functionArn, event)
  }
}

/** The public keys of the pool that an issuer names. */
function keysOfIssuer(userPools: UserPools, issuer: string): Jwks | undefined {
  try {
    const keys = z.json().parse(userPools.jwks(issuer.split('/').at(-1) ?? ''))
    assertIsJwks(keys)
    return keys
  } catch {
    return undefined
  }
}

const WELL_KNOWN = /^\/([\w-]+)\/\.well-known\/jwks\.json$/

function publicFile(userPools: UserPools, path: string): unknown {
  const poolId = WELL_KNOWN.exec(path)?.[1]
  return poolId && userPools.jwks(poolId)
}

function named(outputs: Outputs, localize: (text: string) => string): Record<string, string> {
  const all = [...outputs.values()].flatMap(stack => [...stack])
  return Object.fromEntries(all.map(([name, value]) => [name, localize(String(value))]))
}
