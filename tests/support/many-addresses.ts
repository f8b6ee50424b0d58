import { setTimeout as wait } from 'node:timers/promises'
import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb'
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { type Address, foundBy } from '#functions/notifications/rules/address.ts'
import { REGIONS } from '#shared/kernel/school.ts'
import type { Row } from './operator.ts'

const A_SCHOOL = 500

/** So many children in schools of all regions, of 500 at most; of two neighbours the mother is the same. */
export function manyAddresses(students: number): readonly Address[] {
  const inEach = Math.min(A_SCHOOL, Math.ceil(students / REGIONS.length))
  return Array.from({ length: students }, (_, i) => {
    const school = Math.floor(i / inEach)
    const region = REGIONS[school % REGIONS.length]
    return {
      personId: `many-child-${String(i).padStart(6, '0')}`,
      roles: ['student'],
      schoolId: `many-school-${school}`,
      ...(region && { region }),
      groupIds: [`many-group-${Math.floor(i / 25)}`],
      familyIds: [`many-mother-${Math.floor(i / 2)}`],
      version: 1,
    }
  })
}

/** As notifications keeps it. */
export const addressRow = (address: Address): Row => ({
  pk: `PERSON#${address.personId}`,
  sk: 'ADDRESS',
  ...address,
  ...foundBy(address),
})

/** Writes rows as fast as plain calls do: eight at once, 25 in each, and nothing else. */
export async function bareLoop(
  aws: DynamoDBClientConfig,
  table: string,
  rows: readonly Row[],
): Promise<void> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient(aws), {
    marshallOptions: { removeUndefinedValues: true },
  })
  const calls = Array.from({ length: Math.ceil(rows.length / 25) }, (_, i) =>
    rows.slice(i * 25, (i + 1) * 25).map(Item => ({ PutRequest: { Item } })),
  )
  const work = async () => {
    for (let left = calls.pop(); left; left = calls.pop())
      while (left && left.length > 0) {
        const { UnprocessedItems } = await client.send(
          new BatchWriteCommand({ RequestItems: { [table]: left } }),
        )
        left = UnprocessedItems?.[table] as typeof left
        if (left?.length) await wait(20)
      }
  }
  await Promise.all(Array.from({ length: 8 }, work))
}
