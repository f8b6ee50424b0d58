/** What calls take of a table, in DynamoDB's units, and what one partition key gives a second. */
import type { Need } from '../service.ts'

/** A read unit is up to 4 KB read consistently, half of one eventually; a write unit up to 1 KB written. */
export interface Units {
  readonly reads: number
  readonly writes: number
}

export const writeUnits = (bytes: number): number => Math.max(1, Math.ceil(bytes / 1024))
export const readUnits = (bytes: number, isConsistent: boolean): number =>
  Math.max(1, Math.ceil(bytes / 4096)) * (isConsistent ? 1 : 0.5)

/** How a partition is called here: by its table and its key. */
export const partitionName = (tableArn: string, key: string): string => `${tableArn}#${key}`

/** The name of the table in which a partition lies. */
export const tableOfPartition = (partition: string): string =>
  partition.slice(0, partition.indexOf('#')).split('/').at(-1) ?? ''

/** The partitions that a call asks for, as its needs name them: one for each item, and the one of a query. */
export const partitionsOf = (needs: readonly Need[]): readonly string[] =>
  needs.flatMap(({ resource, context }) =>
    [context?.['dynamodb:LeadingKeys'] ?? []].flat().map(key => partitionName(resource, key)),
  )

interface Bucket {
  reads: number
  writes: number
  at: number
}

/**
 * What is left of each partition this second. A call is let in while anything is left, and may take more than that: the
 * partition then stands still until it is paid back, as DynamoDB's does.
 */
export class Partitions {
  readonly #limit: Units
  readonly #now: () => number
  readonly #buckets = new Map<string, Bucket>()

  constructor(limit: Units, now: () => number) {
    this.#limit = limit
    this.#now = now
  }

  isExhausted(partition: string, kind: keyof Units): boolean {
    return this.#bucket(partition)[kind] <= 0
  }

  take(partition: string, { reads, writes }: Units): void {
    const bucket = this.#bucket(partition)
    bucket.reads -= reads
    bucket.writes -= writes
  }

  #bucket(partition: string): Bucket {
    const now = this.#now()
    const bucket = this.#buckets.get(partition) ?? { ...this.#limit, at: now }
    const seconds = (now - bucket.at) / 1000
    for (const kind of ['reads', 'writes'] as const)
      bucket[kind] = Math.min(this.#limit[kind], bucket[kind] + seconds * this.#limit[kind])
    bucket.at = now
    this.#buckets.set(partition, bucket)
    return bucket
  }
}

/** What one call takes, by partition; index rows beside them, as they are billed but lie elsewhere. */
export class Taken {
  readonly byPartition = new Map<string, Units>()
  indexWrites = 0

  add(partition: string, { reads = 0, writes = 0 }: Partial<Units>): void {
    const before = this.byPartition.get(partition) ?? { reads: 0, writes: 0 }
    this.byPartition.set(partition, { reads: before.reads + reads, writes: before.writes + writes })
  }

  get total(): Units {
    let [reads, writes] = [0, this.indexWrites]
    for (const units of this.byPartition.values()) {
      reads += units.reads
      writes += units.writes
    }
    return { reads, writes }
  }

  /** As in a transaction, which takes twice of everything. */
  twice(): this {
    for (const [partition, units] of [...this.byPartition]) this.add(partition, units)
    this.indexWrites *= 2
    return this
  }
}
