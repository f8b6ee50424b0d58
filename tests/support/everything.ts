/** All that an embedded cloud keeps, wherever: what a search that cannot be fooled looks through. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CognitoIdentityProviderClient, paginateListUsers } from '@aws-sdk/client-cognito-identity-provider'
import { DynamoDBClient, paginateListTables } from '@aws-sdk/client-dynamodb'
import type { Operator, Row } from './operator.ts'

/** A row of any table, as text beside it. */
export interface Found {
  readonly table: string
  readonly row: Row
  readonly text: string
}

const asText = (value: unknown) =>
  JSON.stringify(value, (_, part) => {
    if (part instanceof Set) return [...part]
    return part instanceof Uint8Array ? Buffer.from(part).toString('latin1') : part
  })

/** Every row of every table. */
export async function everyRow(operator: Operator): Promise<readonly Found[]> {
  const client = new DynamoDBClient(operator.aws)
  const tables: string[] = []
  for await (const { TableNames = [] } of paginateListTables({ client }, {})) tables.push(...TableNames)
  client.destroy()
  if (tables.length < 10) throw new Error(`only ${tables.length} tables were found`)
  const rows = await Promise.all(
    tables.map(async table => (await operator.scan(table)).map(row => ({ table, row, text: asText(row) }))),
  )
  return rows.flat()
}

/** Everybody whom the user pool knows, each as text. */
export async function everyUser({ aws, userPoolId }: Operator): Promise<readonly string[]> {
  const client = new CognitoIdentityProviderClient(aws)
  const users: string[] = []
  for await (const { Users = [] } of paginateListUsers({ client }, { UserPoolId: userPoolId }))
    users.push(...Users.map(asText))
  client.destroy()
  return users
}

/** The keys of all objects in all buckets, and what is in them, as text. */
export async function everyObject({ folder }: Operator) {
  const db = new DatabaseSync(join(folder, 'cloud.db'), { readOnly: true })
  const keys = db
    .prepare('SELECT key FROM s3_objects')
    .all()
    .map(({ key }) => String(key))
  db.close()
  const objects = join(folder, 'objects')
  const files = await readdir(objects)
  const contents = await Promise.all(
    files.map(file => readFile(join(objects, file), 'latin1').catch(() => '')),
  )
  return { keys, contents }
}
