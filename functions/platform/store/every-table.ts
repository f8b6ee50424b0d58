import * as z from 'zod/mini'
import { environment } from '#functions/platform/environment.ts'
import { partitionOf } from '#functions/platform/wiring.ts'
import { database } from './database.ts'
import type { Row } from './rows.ts'

// All that any noun keeps of one person in partitions of their own, found by the tables' declarations: infrastructure
// gives them to a function whose wiring says `everyTable`, and nobody lists them.

/** By noun: its table, and the templates of its partitions that are a person's. */
const EveryTable = z.record(z.string(), z.object({ table: z.string(), partitions: z.array(z.string()) }))

export interface PersonPartition {
  /** Noun and template: sorts, and stays the same from one deployment to the next. */
  readonly name: string
  readonly noun: string
  readonly table: string
  readonly pk: string
}

/** Every partition that is this person's, in every table, by name. */
export function partitionsOf(personId: string): readonly PersonPartition[] {
  const every = EveryTable.parse(JSON.parse(environment('everyTable')))
  return Object.entries(every)
    .flatMap(([noun, { table, partitions }]) =>
      partitions.map(template => ({
        name: `${noun} ${template}`,
        noun,
        table,
        pk: partitionOf(template, personId),
      })),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

const PAGE = 100

/** The rows of a partition, page by page, consistently. */
export async function* pagesOf({ table, pk }: PersonPartition): AsyncGenerator<readonly Row[]> {
  let from: Record<string, unknown> | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await database.ask('Query', {
      TableName: table,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
      Limit: PAGE,
      ConsistentRead: true,
      ExclusiveStartKey: from,
    })
    if (Items.length > 0) yield Items as Row[]
    from = LastEvaluatedKey
  } while (from)
}

const AT_ONCE = 25

/** Deletes rows of a partition; those that are gone stay gone. */
export async function deleteRows({ table }: PersonPartition, rows: readonly Row[]): Promise<void> {
  for (let i = 0; i < rows.length; i += AT_ONCE)
    await Promise.all(
      rows
        .slice(i, i + AT_ONCE)
        .map(({ pk, sk }) => database.ask('DeleteItem', { TableName: table, Key: { pk, sk } })),
    )
}
