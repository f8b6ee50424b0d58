import {
  AdminUpdateUserAttributesCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import { DynamoDBClient, paginateListTables } from '@aws-sdk/client-dynamodb'
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { DynamoDBDocumentClient, PutCommand, paginateScan } from '@aws-sdk/lib-dynamodb'
import { OPERATOR_KEY } from '#infra/local/endpoint/credentials.ts'
import { LOCAL_REGION } from '#infra/local/service.ts'
import type { PlaceStanding } from '#shared/kernel/place.ts'
import {
  type PersonStanding,
  personStandingKey,
  placeStandingKey,
  type StudentStanding,
  studentStandingKey,
} from '#shared/kernel/standing.ts'

/** What the hand behind the counter needs to know; plain data, so that it can be handed to another process. */
export interface Counter {
  readonly endpoint: string
  /** Where the embedded cloud keeps its state. */
  readonly folder: string
  readonly identityTable: string
  readonly schoolsTable: string
  readonly userPoolId: string
}

export type Row = Readonly<Record<string, unknown>>

/** Whoever may do anything in an embedded cloud: reads tables behind its back, gives people their standing. */
export interface Operator extends Counter {
  /** What an AWS client is made with. */
  readonly aws: { endpoint: string; region: string; credentials: typeof OPERATOR_KEY }
  /** The name of a noun's table. */
  tableOf(noun: string): Promise<string>
  /** All rows of a table. */
  scan(table: string): Promise<readonly Row[]>
  put(table: string, row: Row): Promise<void>
  /** Runs a function that a schedule runs, now instead of at the next minute, and waits until it is done. */
  tick(noun: string, name: string): Promise<void>
  setPerson(standing: PersonStanding): Promise<void>
  /** As if somebody had typed the code that was mailed to them. */
  proveAddress(personId: string): Promise<void>
  setStudent(standing: StudentStanding): Promise<void>
  setPlace(standing: PlaceStanding): Promise<void>
}

export function operator(counter: Counter): Operator {
  const aws = { endpoint: counter.endpoint, region: LOCAL_REGION, credentials: OPERATOR_KEY }
  const database = new DynamoDBClient(aws)
  const client = DynamoDBDocumentClient.from(database)
  const functions = new LambdaClient(aws)
  const pool = new CognitoIdentityProviderClient(aws)
  const put = async (TableName: string, Item: Row) => {
    await client.send(new PutCommand({ TableName, Item }))
  }
  const { identityTable } = counter
  return {
    ...counter,
    aws,
    async tableOf(noun) {
      for await (const { TableNames = [] } of paginateListTables({ client: database }, {})) {
        const found = TableNames.find(name => name.toLowerCase().replaceAll('-', '').includes(`${noun}table`))
        if (found) return found
      }
      throw new Error(`${noun} has no table`)
    },
    async scan(table) {
      const rows: Row[] = []
      for await (const { Items = [] } of paginateScan({ client }, { TableName: table, ConsistentRead: true }))
        rows.push(...Items)
      return rows
    },
    put,
    async tick(noun, name) {
      const stage = /^coqui-(\w+)-/.exec(identityTable)?.[1]
      const { FunctionError, Payload } = await functions.send(
        new InvokeCommand({ FunctionName: `coqui-${stage}-${noun}-${name}` }),
      )
      if (FunctionError) throw new Error(`${noun}/${name} failed: ${Payload?.transformToString()}`)
    },
    async proveAddress(personId) {
      await pool.send(
        new AdminUpdateUserAttributesCommand({
          UserPoolId: counter.userPoolId,
          Username: personId,
          UserAttributes: [{ Name: 'email_verified', Value: 'true' }],
        }),
      )
    },
    setPerson: standing =>
      put(identityTable, { ...personStandingKey(standing.personId), standing, version: 2 }),
    setStudent: standing =>
      put(identityTable, { ...studentStandingKey(standing.studentId), standing, version: 2 }),
    setPlace: standing => put(identityTable, { ...placeStandingKey(standing.place), standing, version: 2 }),
  }
}
