/** What the bench writes: a table with a stream and expiry, as the product's tables have. */
export const TABLE = {
  TableName: 'bench',
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }],
  KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
  StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
  TimeToLiveSpecification: { AttributeName: 'expires', Enabled: true },
}

export const put = (number: number) => ({
  TableName: TABLE.TableName,
  Item: {
    id: { S: `reading#${number}` },
    student: { S: 'b3c2f5f0-8d1e-4a57-9f0a-6f2f3a1c9d10' },
    words: { N: String(number % 200) },
    text: { S: 'En la playa, los niños hacen castillos de arena.'.repeat(3) },
    marks: { L: [{ S: 'correct' }, { S: 'omission' }, { S: 'correct' }] },
  },
})

export const get = (number: number) => ({
  TableName: TABLE.TableName,
  Key: { id: { S: `reading#${number}` } },
})
