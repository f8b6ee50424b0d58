import * as z from 'zod/mini'
import type { ResourceKinds } from '../resource.ts'
import { kind } from '../template/kind.ts'
import { physicalName } from '../template/name.ts'
import type { Database } from './database.ts'

/** The database parses what a table is made of; here only its name is given. */
const TableProperties = z.looseObject({ TableName: z.optional(z.string()) })

export const databaseKinds = (database: Database): ResourceKinds => ({
  'AWS::DynamoDB::Table': kind(TableProperties, async (properties, { stack, logicalId }) => {
    const TableName = properties.TableName ?? physicalName(stack, logicalId, 255)
    const { arn, streamArn } = await database.deployTable({ ...properties, TableName })
    return { ref: TableName, attributes: { Arn: arn, ...(streamArn && { StreamArn: streamArn }) } }
  }),
})
