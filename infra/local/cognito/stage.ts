import { DatabaseSync } from 'node:sqlite'
import { createCredentials } from '../endpoint/credentials.ts'
import { createEndpoint, type RestService } from '../endpoint/endpoint.ts'
import { httpServer, LOOPBACK, listen } from '../endpoint/listen.ts'
import { publicFile } from './public-file.ts'
import type { Pool } from './records.ts'
import { openStore } from './store.ts'
import { type Mail, openUserPools, type TriggerName } from './user-pools.ts'

/** A pool as the product's: e-mail names, a role that the client cannot write. */
export const PEOPLE = {
  UserPoolName: 'people',
  UsernameAttributes: ['email'],
  UsernameConfiguration: { CaseSensitive: false },
  AutoVerifiedAttributes: ['email'],
  Policies: { PasswordPolicy: { MinimumLength: 6 } },
  Schema: [
    { Name: 'email', Mutable: true, Required: true },
    { Name: 'name', Mutable: true, Required: false },
    {
      Name: 'role',
      AttributeDataType: 'String',
      Mutable: true,
      StringAttributeConstraints: { MaxLength: '10' },
    },
    { Name: 'origin', AttributeDataType: 'String', Mutable: false },
  ],
}

export const BROWSER = {
  ExplicitAuthFlows: [
    'ALLOW_USER_SRP_AUTH',
    'ALLOW_USER_PASSWORD_AUTH',
    'ALLOW_CUSTOM_AUTH',
    'ALLOW_REFRESH_TOKEN_AUTH',
  ],
  WriteAttributes: ['email', 'name', 'locale'],
  ReadAttributes: ['email', 'email_verified', 'name', 'locale', 'custom:role'],
  PreventUserExistenceErrors: 'ENABLED',
}

type Trigger = (event: TriggerEvent) => unknown
interface TriggerEvent {
  version: string
  triggerSource: string
  userName: string
  callerContext: Record<string, string>
  request: Record<string, unknown>
  response: Record<string, unknown>
}

export interface StageOptions {
  readonly file?: string
  readonly pool?: Readonly<Record<string, unknown>>
  readonly client?: Readonly<Record<string, unknown>>
  /** With it the pool has a sign-in domain too. */
  readonly provider?: Readonly<Record<string, unknown>>
  readonly triggers?: Partial<Record<TriggerName, Trigger>>
}

// Keys take half a second to make, so the stages of one run share theirs: a pool keeps the keys it is found with.
let firstPool: Pool | undefined

/** For tests: one pool and one client of it, with functions given as plain ones, a clock and an outbox. */
export async function openStage(options: StageOptions = {}) {
  const store = new DatabaseSync(options.file ?? ':memory:')
  const triggers = options.triggers ?? {}
  const clock = { now: Date.now() }
  const mails: Mail[] = []
  const events: TriggerEvent[] = []
  const pools = openUserPools({
    store,
    now: () => clock.now,
    outbox: mail => mails.push(mail),
    invoke: async (functionArn, event) => {
      const copy = structuredClone(event) as TriggerEvent
      events.push(structuredClone(copy))
      const run = triggers[functionArn as TriggerName]
      await run?.(copy)
      return copy
    },
  })
  const rows = openStore(store)
  if (firstPool && !rows.pool(firstPool.id)) rows.putPool(firstPool)
  const pool = await pools.deployPool('People', {
    ...PEOPLE,
    LambdaConfig: Object.fromEntries(Object.keys(triggers).map(name => [name, name])),
    ...options.pool,
  })
  firstPool ??= rows.pool(pool.id)
  if (options.provider) {
    pools.deployDomain('Domain', { Domain: 'people', UserPoolId: pool.id })
    pools.deployProvider('Google', { UserPoolId: pool.id, ...options.provider })
  }
  const client = await pools.deployClient('Browser', { UserPoolId: pool.id, ...BROWSER, ...options.client })
  // biome-ignore lint/suspicious/noExplicitAny: tests read members of many different answers
  const call = async (action: string, input: Record<string, unknown>): Promise<any> =>
    pools.handle(action, input)
  return {
    ...{ pools, pool, client, clock, mails, events, call },
    /** As the app: with the client's id. */
    app: (action: string, input: Record<string, unknown>) => call(action, { ClientId: client.id, ...input }),
    /** As the staff: with the pool's id. */
    admin: (action: string, input: Record<string, unknown> = {}) =>
      call(action, { UserPoolId: pool.id, ...input }),
    code: () => /\d{6}/.exec(mails.at(-1)?.body ?? '')?.[0] ?? '',
    close: () => store.close(),
  }
}
export type Stage = Awaited<ReturnType<typeof openStage>>

/** The stage behind the endpoint of the embedded cloud, on a free loopback port, beside others; whoever calls may do anything. */
export async function serveStage({ pools }: Stage, restServices: readonly RestService[] = []) {
  const log = { write: console.error, follow: () => {}, close: async () => {} }
  const answer = createEndpoint({
    credentials: createCredentials(),
    permissions: { demand: () => {} },
    log,
    jsonServices: [pools],
    restServices,
    publicFile: path => publicFile(pools, path),
  })
  const server = httpServer(
    1024 * 1024,
    async request => (await pools.hosted(request)) ?? answer(request),
    console.error,
  )
  const { port, close } = await listen(server, 0)
  return { url: `http://${LOOPBACK}:${port}`, close }
}
