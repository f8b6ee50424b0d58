import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type { Duplex } from 'node:stream'
import { assertIsJwks, type Jwks } from 'aws-jwt-verify/jwk'
import * as z from 'zod/mini'
import { createAddresses } from './addresses.ts'
import { createBedrock } from './bedrock/room.ts'
import { systemClock as clock } from './clock.ts'
import { userPoolKinds } from './cognito/kinds.ts'
import { publicFile } from './cognito/public-file.ts'
import { openUserPools, type UserPools } from './cognito/user-pools.ts'
import { openDatabase } from './dynamodb/database.ts'
import { databaseKinds } from './dynamodb/kinds.ts'
import { forOwnPages } from './endpoint/browsers.ts'
import { createCredentials } from './endpoint/credentials.ts'
import { createEndpoint } from './endpoint/endpoint.ts'
import type { HttpRequest } from './endpoint/http.ts'
import { asyncInvocations } from './events/async-invocations.ts'
import { createEvents } from './events/room.ts'
import { createFirewalls } from './firewall/room.ts'
import { createGatewayQuota } from './gateway-quota.ts'
import type { KeysOf } from './http-api/authorizer.ts'
import { createHttpApi } from './http-api/http-api.ts'
import { createIam } from './iam/iam.ts'
import { openInbox } from './inbox.ts'
import { createInvoke } from './lambda/invoke.ts'
import { createLambda } from './lambda/lambda.ts'
import { createLiveApi } from './live-api/room.ts'
import type { Log } from './log.ts'
import type { Meter } from './meter.ts'
import { createPolly } from './polly/room.ts'
import { createQueues } from './queues/room.ts'
import type { Lambdas, Permissions, ResourceKinds } from './resource.ts'
import { createSchedules } from './schedules/room.ts'
import { LOCAL_ACCOUNT, LOCAL_REGION } from './service.ts'
import { createSes } from './ses/room.ts'
import { createSite } from './site/site.ts'
import { createSpeech, TRANSCRIBE_PATH } from './speech/room.ts'
import { createStorage } from './storage/storage.ts'
import { createStreams } from './streams/room.ts'
import { nothingToDo } from './template/nothing-to-do.ts'
import { createSecrets } from './template/secrets.ts'

export interface House {
  readonly folder: string
  readonly store: DatabaseSync
  readonly log: Log
  /** The addresses of this machine that the gates are bound to. */
  readonly siteUrl: string
  readonly endpoint: string
  readonly userPoolEndpoint: string
  readonly liveUrl: string
  readonly meter: Meter
}

/** Opens every room and shows each to those that it serves. */
export async function openRooms(house: House) {
  const { folder, store, log, siteUrl, endpoint, userPoolEndpoint, liveUrl, meter } = house
  const report = (problem: string) => log.write('cloud', `ERROR ${problem}`)
  const iam = createIam()
  const credentials = createCredentials()
  const addresses = createAddresses()
  addresses.add(`https://cognito-idp.${LOCAL_REGION}.amazonaws.com`, userPoolEndpoint)
  addresses.add(`wss://transcribestreaming.${LOCAL_REGION}.amazonaws.com:8443`, liveUrl)
  const { localize } = addresses
  const secrets = createSecrets()
  let assets: ReadonlyMap<string, string> = new Map()

  const lambdas = createLambda({
    iam,
    credentials,
    log,
    endpoint,
    meter,
    localize: text => localize(secrets.reveal(text)),
    asset: key => assets.get(key),
  })
  const database = await openDatabase({ path: join(folder, 'dynamodb') })
  const outbox = openInbox(folder)
  const userPools = openUserPools({
    store,
    invoke: triggers(lambdas, iam),
    localize,
    outbox,
  })
  // Pages send to the buckets at the endpoint, which is named before them.
  const storage = createStorage(store, join(folder, 'objects'), host =>
    addresses.add(`https://${host}`, endpoint),
  )

  const shared = { store, clock, report, lambdas, permissions: iam, meter }
  const { queues, ...queueRoom } = createQueues({ store, clock, meter, address: endpoint })
  const invocations = asyncInvocations(shared)
  const schedules = createSchedules({ ...shared, queues, invocations })
  const events = createEvents({ ...shared, queues, invocations, timetable: schedules.timetable })
  const streams = createStreams({ ...shared, database, queues, roleOf: lambdas.roleOf })

  const gatewayQuota = createGatewayQuota(clock)
  const liveApi = createLiveApi({
    ...shared,
    quota: gatewayQuota,
    onApi(host) {
      addresses.add(`wss://${host}`, liveUrl)
      addresses.add(`https://${host}`, endpoint)
    },
  })
  const bedrock = createBedrock()
  const ses = createSes({ outbox })
  const polly = createPolly({ clock })
  const speech = createSpeech({ permissions: iam, principalOf: credentials.principalOf })

  const firewalls = createFirewalls(clock)
  const keysOf = issuers(userPools)
  const httpApi = createHttpApi({
    lambdas,
    permissions: iam,
    log,
    meter,
    keysOf,
    localize,
    quota: gatewayQuota,
  })
  const site = createSite({
    addresses,
    httpApi,
    permissions: iam,
    storage: storage.service,
    meter,
    firewalls,
    reveal: secrets.reveal,
    address: siteUrl,
  })

  const answer = createEndpoint({
    credentials,
    log,
    meter,
    permissions: iam,
    jsonServices: [database, userPools, queueRoom.service, events.service],
    restServices: [
      storage.service,
      liveApi.callback,
      polly.service,
      bedrock.service,
      ses,
      createInvoke(lambdas),
    ],
    publicFile: path => publicFile(userPools, path),
  })

  const kinds: ResourceKinds = {
    ...nothingToDo,
    ...firewalls.kinds,
    ...secrets.kinds,
    ...iam.kinds,
    ...lambdas.kinds,
    ...databaseKinds(database),
    ...userPoolKinds(userPools, origin => addresses.add(origin, userPoolEndpoint)),
    ...storage.kinds,
    ...queueRoom.kinds,
    ...events.kinds,
    ...schedules.kinds,
    ...streams.kinds,
    ...liveApi.sharing(httpApi.kinds),
    ...site.kinds,
  }

  return {
    kinds,
    lambdas,
    database,
    userPools,
    gatewayQuota,
    localize,
    say: speech.say,
    scriptModel: bedrock.script,
    answerSite: site.handle,
    answerEndpoint: (request: HttpRequest) =>
      forOwnPages(
        request,
        async asked =>
          (isOfPool(asked) && firewalls.judgeAtPool(asked)) ||
          (await userPools.hosted(asked)) ||
          answer(asked),
      ),
    upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      (request.url?.startsWith(TRANSCRIBE_PATH) ? speech : liveApi).upgrade(request, socket, head),
    setAssets(found: ReadonlyMap<string, string>) {
      assets = found
    },
    /** Begins what runs by itself; what runs by the clock only where it is wanted. */
    start(still: boolean) {
      invocations.start()
      if (!still) schedules.start()
      streams.start()
    },
    async close() {
      await liveApi.close()
      await speech.close()
      await polly.close()
      await streams.close()
      await schedules.close()
      invocations.close()
      await events.close()
      await queueRoom.close()
      await lambdas.close()
      userPools.close()
      await database.close()
    },
  }
}

/** What a page asks of a user pool: calls that nobody signed. A function's come with credentials, past the firewall. */
const isOfPool = ({ headers }: HttpRequest): boolean =>
  headers.authorization === undefined &&
  (headers['x-amz-target'] ?? '').startsWith('AWSCognitoIdentityProviderService.')

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

/** The public keys of the pool that an issuer names; a pool keeps its keys for good. */
function issuers(userPools: UserPools): KeysOf {
  const known = new Map<string, Jwks>()
  const read = (issuer: string) => {
    const keys = z.json().parse(userPools.jwks(issuer.split('/').at(-1) ?? ''))
    assertIsJwks(keys)
    known.set(issuer, keys)
    return keys
  }
  return issuer => {
    try {
      return known.get(issuer) ?? read(issuer)
    } catch {
      return undefined
    }
  }
}
