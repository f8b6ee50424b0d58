import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { S3Client } from '@aws-sdk/client-s3'
import { type Cloud, openCloud } from '#infra/local/cloud.ts'
import { OPERATOR_KEY } from '#infra/local/endpoint/credentials.ts'
import { seed } from '#infra/local/seed/seed.ts'
import { LOCAL_REGION } from '#infra/local/service.ts'
import { Outputs } from '#infra/publish/outputs.ts'
import { publish } from '#infra/publish/publish.ts'
import { prepared, preparedClient } from './prepared.ts'
import { signIn, signUp } from './sign-in.ts'

/** Someone who is signed in. */
export interface Person {
  readonly personId: string
  readonly email: string
  readonly idToken: string
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests read members of many different answers
  readonly body: any
}

export interface TestCloud {
  readonly cloud: Cloud
  /** Ends in `/api`. */
  readonly apiUrl: string
  readonly liveUrl: string
  /** Where all AWS APIs are. */
  readonly endpoint: string
  readonly outputs: Outputs
  /** What an AWS client of the tests is made with. */
  readonly aws: { endpoint: string; region: string; credentials: typeof OPERATOR_KEY }
  /** A new account through the front door, signed in: a student of no school. */
  signUp(name?: string): Promise<Person>
  /** One of the demo people, signed in, as `teacher`. They are made when one is first asked for. */
  demo(role: string): Promise<Person>
  /** Calls the HTTP API, as that person or as nobody; a command gets an idempotency key of its own. */
  call(
    person: Person | undefined,
    route: `${string} /${string}`,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answer>
  close(): Promise<void>
}

export interface TestCloudOptions {
  /** What to deploy, instead of this checkout's own templates. */
  readonly cdkOut?: string
  /** Keeps its state here, and keeps it; else in a temporary folder that goes with it. */
  readonly folder?: string
  /** Puts content, documents and client into the site bucket, as `npm start` does. */
  readonly publishes?: boolean
  /** Flags of the runtime configuration that it publishes. */
  readonly flags?: Readonly<Record<string, boolean>>
}

const PASSWORD = 'coqui-demo'

/** The embedded cloud with everything deployed, on free ports. */
export async function startCloud(options: TestCloudOptions = {}): Promise<TestCloud> {
  const assembly = options.cdkOut ?? (await prepared())
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'coqui-')))
  const cloud = await openCloud({ folder, port: 0 })
  const outputs = Outputs.parse(await cloud.deploy(assembly))
  const aws = { endpoint: cloud.endpoint, region: LOCAL_REGION, credentials: OPERATOR_KEY }
  const pool = {
    userPoolId: outputs.UserPoolId,
    userPoolClientId: outputs.UserPoolClientId,
    userPoolEndpoint: cloud.userPoolEndpoint,
  }
  if (options.publishes) {
    await preparedClient()
    const { flags = {} } = options
    await publish(new S3Client(aws), outputs, { userPoolEndpoint: cloud.userPoolEndpoint, flags })
  }
  let demoPeople: Promise<void> | undefined

  return {
    cloud,
    apiUrl: outputs.ApiUrl,
    liveUrl: outputs.LiveUrl,
    endpoint: cloud.endpoint,
    outputs,
    aws,
    async signUp(name = 'Ana Rivera') {
      const email = `${randomUUID()}@lee.test`
      await signUp(pool, { email, password: PASSWORD, name })
      return { email, ...(await signIn(pool, { email, password: PASSWORD })) }
    },
    async demo(role) {
      const identityTable = cloud.tableOf('identity')
      demoPeople ??= seed({ endpoint: cloud.endpoint, userPoolId: outputs.UserPoolId, identityTable })
      await demoPeople
      const email = `${role}@demo.test`
      return { email, ...(await signIn(pool, { email, password: PASSWORD })) }
    },
    async call(person, route, body, headers = {}) {
      const [method = 'GET', path = '/'] = route.split(' ')
      const response = await fetch(outputs.ApiUrl + path, {
        method,
        headers: {
          ...(person && { authorization: `Bearer ${person.idToken}` }),
          ...(method !== 'GET' && { 'idempotency-key': randomUUID() }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined }
    },
    async close() {
      await cloud.close()
      if (!options.folder) await rm(folder, { recursive: true })
    },
  }
}
