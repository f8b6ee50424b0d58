import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { handleCognito, type Permit } from './http.ts'
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

/** The stage behind its HTTP front, on a free loopback port. */
export async function serveStage(stage: Stage, permit?: Permit) {
  const server = createServer((request, response) => {
    void handleCognito(stage.pools, request, response, permit)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise(resolve => server.close(resolve)),
  }
}
