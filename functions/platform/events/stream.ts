import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import { logUnexpected } from '#functions/platform/log.ts'
import { rowOf } from '#functions/platform/store/item.ts'

/** A row as the table's stream shows it after a change. */
export interface StreamedRow {
  readonly sequenceNumber: string
  /** The name of its table. */
  readonly table: string
  readonly row: Readonly<Record<string, unknown>>
}

/**
 * The Lambda function that reads a stream. It is given a batch, oldest first, and gives back the rows it could not
 * deal with; from the first of them on, the batch is delivered again.
 */
export function stream(read: (rows: readonly StreamedRow[]) => Promise<readonly StreamedRow[]>) {
  return async (batch: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const rows = batch.Records.flatMap(({ dynamodb, eventSourceARN = '' }) =>
      dynamodb?.NewImage && dynamodb.SequenceNumber
        ? [
            {
              sequenceNumber: dynamodb.SequenceNumber,
              table: eventSourceARN.split('/')[1] ?? '',
              row: rowOf(dynamodb.NewImage),
            },
          ]
        : [],
    )
    try {
      const failed = await read(rows)
      return { batchItemFailures: failed.map(({ sequenceNumber }) => ({ itemIdentifier: sequenceNumber })) }
    } catch (error) {
      logUnexpected('stream batch failed', error, { records: rows.length })
      throw error
    }
  }
}
