/**
 * Handlers in this process on an embedded database and user pool of their own: who may
 * what, without a cloud. One stage a test file.
 */

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIGatewayProxyEventV2WithJWTAuthorizer, Context } from 'aws-lambda'
import { afterAll, vi } from 'vitest'
import { identityTable } from '#functions/identity/table.ts'
import type { HttpHandler } from '#functions/platform/http/handler.ts'
import type { Write } from '#functions/platform/store/transaction.ts'
import type { TableSpec } from '#functions/platform/table.ts'
import { ORIGIN_HEADER } from '#functions/platform/wiring.ts'
import { openStage, serveStage } from '#infra/local/cognito/stage.ts'
import { openDatabase } from '#infra/local/dynamodb/database.ts'
import { serveDatabase } from '#infra/local/dynamodb/http.ts'
import { OPERATOR_KEY } from '#infra/local/endpoint/credentials.ts'
import type { RestService } from '#infra/local/endpoint/endpoint.ts'
import { LOCAL_REGION } from '#infra/local/service.ts'
import { errorStatus } from '#shared/contract.ts'
import {
  type PersonStanding,
  personStandingKey,
  type Role,
  type StudentStanding,
  studentStandingKey,
} from '#shared/kernel/standing.ts'
import { claimsOf } from './claims.ts'
import { tableDefinition } from './table-definition.ts'

export interface Asking {
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** Claims of the token beside the person's id, as `token_use`. */
  readonly claims?: Readonly<Record<string, unknown>>
  /** False for a function that was not given the standings. */
  readonly admits?: boolean
}

const nothing = { groupIds: [], childIds: [] }

/**
 * `table` is the one that all rows lie in: of another noun than identity's where its own indexes are asked. `restServices`
 * stand beside the user pool.
 */
export async function handlerStage(
  table: TableSpec = identityTable,
  restServices: readonly RestService[] = [],
) {
  const folder = await mkdtemp(join(tmpdir(), 'handlers-'))
  const database = await openDatabase({ path: folder, sync: false })
  await database.deployTable(tableDefinition(table))
  const [rows, pool] = [await serveDatabase(database, 0), await openStage()]
  const users = await serveStage(pool, restServices)
  const env = {
    AWS_REGION: LOCAL_REGION,
    AWS_ACCESS_KEY_ID: OPERATOR_KEY.accessKeyId,
    AWS_SECRET_ACCESS_KEY: OPERATOR_KEY.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: rows.url,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: users.url,
    AWS_ENDPOINT_URL_SESV2: users.url,
    USER_POOL_ID: pool.pool.id,
    // One table for all: the nouns' keys do not meet.
    TABLE: table.noun,
    STANDING_TABLE: table.noun,
    ORIGIN_SECRETS: 'through-the-site',
    SHARED_CLIENT_ID: 'shared',
    PICTURES_CLIENT_ID: 'pictures',
  }
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const [{ commit, put }, { httpFunction }, { admit }, people] = await Promise.all([
    import('#functions/platform/store/transaction.ts'),
    import('#functions/platform/http/http.ts'),
    import('#functions/platform/http/admission.ts'),
    import('#functions/identity/accounts/person-store.ts'),
  ])
  afterAll(async () => {
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
    await Promise.all([rows.close(), users.close()])
    pool.close()
    await database.close()
    await rm(folder, { recursive: true })
  })

  const write = async (...writes: readonly Write[]): Promise<void> => {
    await commit({ writes: Object.fromEntries(writes.map((one, i) => [`${i}`, one])) })
  }

  const taken = { reads: 0, units: 0 }
  database.onTaken(({ reads }) => {
    if (reads > 0) taken.reads++
    taken.units += reads
  })

  return {
    write,
    /** How often the table is read while something is done, and for how many read units. */
    async readsOf(work: () => Promise<unknown>): Promise<typeof taken> {
      const before = { ...taken }
      await work()
      return { reads: taken.reads - before.reads, units: taken.units - before.units }
    },
    /** Asks a route's handler as the gateway does, for someone whose token says what is stored of them. */
    async ask(
      handler: HttpHandler,
      person: PersonStanding,
      { path, query, body, claims, admits = true }: Asking = {},
    ) {
      const said = { ...claimsOf(person), ...claims }
      const event = {
        routeKey: handler.route.on,
        headers: { 'idempotency-key': crypto.randomUUID(), [ORIGIN_HEADER]: 'through-the-site' },
        pathParameters: path,
        queryStringParameters: query,
        body: JSON.stringify(body ?? {}),
        isBase64Encoded: false,
        requestContext: { requestId: 'request', authorizer: { jwt: { claims: said } } },
      } as unknown as APIGatewayProxyEventV2WithJWTAuthorizer
      const reply = await httpFunction([handler], {
        errors: errorStatus,
        ...(admits && { admit }),
      })(event, {} as Context)
      const answer = JSON.parse(reply.body ?? 'null')
      return {
        status: reply.statusCode ?? 0,
        error: answer?.error as string | undefined,
        body: answer,
        location: reply.headers?.location,
      }
    },
    /** Somebody whose account and standing are stored. */
    async member(role: Role, held: Partial<PersonStanding> = {}, account = {}): Promise<PersonStanding> {
      const person = { ...nothing, personId: crypto.randomUUID(), roles: [role], ...held }
      const { personId } = person
      await commit({
        writes: {
          ...people.openingWrites(
            { personId, fullName: `${role} ${personId.slice(0, 4)}`, ...account },
            person,
            undefined,
            new Date().toISOString(),
          ),
        },
      })
      return person
    },
    /** By whom a child may be reached. */
    async student(standing: Partial<StudentStanding> & { studentId: string }): Promise<void> {
      const full = { groupIds: [], familyIds: [], ...standing }
      await write(put({ ...studentStandingKey(full.studentId), standing: full, version: 1 }))
    },
    standingOf: async (personId: string): Promise<PersonStanding> => {
      const found = await people.readStanding(personId)
      if (!found) throw new Error(`nobody is ${personId}`)
      return found
    },
    /** Stores a standing whatever was there, and whatever a token says. */
    setPerson: (standing: PersonStanding) =>
      write(put({ ...personStandingKey(standing.personId), standing, version: 1 })),
  }
}
