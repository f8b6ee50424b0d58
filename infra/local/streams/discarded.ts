import { randomUUID } from 'node:crypto'
import type { Mapping } from './mapping.ts'
import type { StreamRecord } from './parts.ts'
import type { Discarded } from './stream-delivery.ts'

/** Every embedded stream is one shard. */
const SHARD = 'shardId-00000000000000000000-00000000'

/** What Lambda tells an on-failure destination: where the records lie, not what they say. */
export function discardedMessage(
  { functionArn, sourceArn }: Mapping,
  records: readonly StreamRecord[],
  { condition, attempts }: Discarded,
  now: number,
) {
  const first = records[0]?.dynamodb
  const last = records.at(-1)?.dynamodb
  const arrival = (record: StreamRecord['dynamodb'] | undefined) =>
    new Date((record?.ApproximateCreationDateTime ?? 0) * 1000).toISOString()
  return {
    requestContext: { requestId: randomUUID(), functionArn, condition, approximateInvokeCount: attempts },
    responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
    version: '1.0',
    timestamp: new Date(now).toISOString(),
    DDBStreamBatchInfo: {
      shardId: SHARD,
      startSequenceNumber: first?.SequenceNumber,
      endSequenceNumber: last?.SequenceNumber,
      approximateArrivalOfFirstRecord: arrival(first),
      approximateArrivalOfLastRecord: arrival(last),
      batchSize: records.length,
      streamArn: sourceArn,
    },
  }
}
