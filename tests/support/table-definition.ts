import type { TableSpec } from '#functions/platform/table.ts'

const attribute = (AttributeName: string) => ({ AttributeName, AttributeType: 'S' })
const keys = ({ pk, sk }: { readonly pk: string; readonly sk: string }) => [
  { AttributeName: pk, KeyType: 'HASH' },
  { AttributeName: sk, KeyType: 'RANGE' },
]

/** A noun's table as its declaration asks for it, named like the noun. */
export function tableDefinition({ noun, indexes: declared = {} }: TableSpec) {
  const indexes = Object.entries(declared)
  const names = new Set(['pk', 'sk', ...indexes.flatMap(([, { pk, sk }]) => [pk, sk])])
  return {
    TableName: noun,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: [...names].map(attribute),
    KeySchema: keys({ pk: 'pk', sk: 'sk' }),
    ...(indexes.length > 0 && {
      GlobalSecondaryIndexes: indexes.map(([IndexName, index]) => ({
        IndexName,
        KeySchema: keys(index),
        Projection: { ProjectionType: 'ALL' },
      })),
    }),
  }
}
