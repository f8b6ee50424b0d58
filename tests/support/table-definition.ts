import { identityTable } from '#functions/identity/table.ts'

const attribute = (AttributeName: string) => ({ AttributeName, AttributeType: 'S' })
const keys = ({ pk, sk }: { readonly pk: string; readonly sk: string }) => [
  { AttributeName: pk, KeyType: 'HASH' },
  { AttributeName: sk, KeyType: 'RANGE' },
]

/** Identity's table as its declaration asks for it. */
export function tableDefinition() {
  const indexes = Object.entries(identityTable.indexes)
  const names = new Set(['pk', 'sk', ...indexes.flatMap(([, { pk, sk }]) => [pk, sk])])
  return {
    TableName: 'identity',
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: [...names].map(attribute),
    KeySchema: keys({ pk: 'pk', sk: 'sk' }),
    GlobalSecondaryIndexes: indexes.map(([IndexName, index]) => ({
      IndexName,
      KeySchema: keys(index),
      Projection: { ProjectionType: 'ALL' },
    })),
  }
}
