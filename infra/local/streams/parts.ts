import type { DatabaseSync } from 'node:sqlite'
import type { Clock } from '../clock.ts'
import type { Queues } from '../queues/queues.ts'
import type { Lambdas, Permissions } from '../resource.ts'

/** One change of a table, as far as its delivery looks into it. */
export interface StreamRecord {
  readonly dynamodb: {
    /** Epoch seconds. */
    readonly ApproximateCreationDateTime: number
    readonly Keys: object
    readonly SequenceNumber: string
  }
}

/** What the database gives of its streams. */
export interface StreamSource {
  readStream(streamArn: string, after: string | undefined, limit: number): Promise<readonly StreamRecord[]>
  streamEnd(streamArn: string): Promise<string | undefined>
  onChange(streamArn: string, wake: () => void): () => void
}

/** What the deliveries work with. */
export interface Parts {
  readonly store: DatabaseSync
  readonly database: StreamSource
  readonly queues: Queues
  readonly lambdas: Lambdas
  readonly permissions: Permissions
  /** The role that a deployed function runs under; what it reads is read as it. */
  readonly roleOf: (functionArn: string) => string
  readonly clock: Clock
  readonly report: (problem: string) => void
}
