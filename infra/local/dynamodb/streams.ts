import { createHash } from 'node:crypto'
import { LOCAL_REGION } from '../service.ts'
import { type Item, itemBytes } from './item.ts'
import type { Journal } from './journal.ts'
import { countOf, keys, sequenceNumber, startingWith } from './keys.ts'
import type { Stream, StreamViewType, Table } from './table.ts'

/** One change of one item, as DynamoDB Streams and a Lambda event source mapping show it. */
export interface StreamRecord {
  eventID: string
  eventName: 'INSERT' | 'MODIFY' | 'REMOVE'
  eventSource: 'aws:dynamodb'
  eventVersion: '1.1'
  awsRegion: string
  eventSourceARN: string
  dynamodb: {
    /** Epoch seconds. */
    ApproximateCreationDateTime: number
    Keys: Item
    NewImage?: Item
    OldImage?: Item
    SequenceNumber: string
    SizeBytes: number
    StreamViewType: StreamViewType
  }
  /** Set on what TTL deleted. */
  userIdentity?: { type: 'Service'; principalId: 'dynamodb.amazonaws.com' }
}

/** A record as it lies in the journal, without what its place there says. */
export type StoredRecord = Pick<StreamRecord, 'eventName' | 'userIdentity'> & {
  readonly dynamodb: Omit<StreamRecord['dynamodb'], 'SequenceNumber' | 'StreamViewType'>
}

export function recordOf(
  { description }: Table,
  { view }: Stream,
  old: Item | undefined,
  item: Item | undefined,
  now: number,
  by: 'expiry' | undefined,
): StoredRecord {
  const Keys: Item = {}
  for (const { AttributeName } of description.KeySchema) {
    const value = (item ?? old)?.[AttributeName]
    if (value) Keys[AttributeName] = value
  }
  const NewImage = view === 'NEW_IMAGE' || view === 'NEW_AND_OLD_IMAGES' ? item : undefined
  const OldImage = view === 'OLD_IMAGE' || view === 'NEW_AND_OLD_IMAGES' ? old : undefined
  return {
    eventName: !old ? 'INSERT' : item ? 'MODIFY' : 'REMOVE',
    dynamodb: {
      ApproximateCreationDateTime: Math.floor(now / 1000),
      Keys,
      ...(NewImage && { NewImage }),
      ...(OldImage && { OldImage }),
      SizeBytes:
        itemBytes(Keys) + (NewImage ? itemBytes(NewImage) : 0) + (OldImage ? itemBytes(OldImage) : 0),
    },
    ...(by && { userIdentity: { type: 'Service', principalId: 'dynamodb.amazonaws.com' } }),
  }
}

const prefixOf = (table: Table, stream: Stream) => keys.record(table.description.TableId, stream.label, '')

/** Numbers the records of each stream, reads them back and forgets the old ones. */
export class Streams {
  readonly #journal: Journal
  readonly #counts = new Map<string, number>()
  readonly #listeners = new Map<string, Set<() => void>>()

  constructor(journal: Journal) {
    this.#journal = journal
  }

  /** Learns where a stream stands; to be called before its table is written. */
  async resume(table: Table): Promise<void> {
    const { stream } = table
    if (!stream || this.#counts.has(stream.arn)) return
    const newest = await this.end(table, stream)
    this.#counts.set(stream.arn, newest ? countOf(newest) : 0)
  }

  /** The journal's row for the next record. */
  next(table: Table, stream: Stream): string {
    const count = (this.#counts.get(stream.arn) ?? 0) + 1
    this.#counts.set(stream.arn, count)
    return keys.record(table.description.TableId, stream.label, sequenceNumber(count))
  }

  async read(
    table: Table,
    stream: Stream,
    after: string | undefined,
    limit: number,
  ): Promise<StreamRecord[]> {
    const prefix = prefixOf(table, stream)
    const from = after ?? this.#trimmed(table, stream) ?? ''
    const records: StreamRecord[] = []
    for await (const rows of this.#journal.scan({ gt: prefix + from, lt: `${prefix}~`, limit })) {
      for (const [key, text] of rows) records.push(shown(stream, key.slice(prefix.length), JSON.parse(text)))
    }
    return records
  }

  async end(table: Table, stream: Stream): Promise<string | undefined> {
    const prefix = prefixOf(table, stream)
    for await (const [row] of this.#journal.scan({ ...startingWith(prefix), reverse: true, limit: 1 })) {
      if (row) return row[0].slice(prefix.length)
    }
    return this.#trimmed(table, stream)
  }

  /** Forgets the records made before `horizon` (epoch seconds). */
  async trim(table: Table, stream: Stream, horizon: number): Promise<void> {
    const prefix = prefixOf(table, stream)
    const from = prefix + (this.#trimmed(table, stream) ?? '')
    for await (const rows of this.#journal.scan({ gt: from, lt: `${prefix}~` })) {
      const old = rows.filter(([, text]) => {
        const record: StoredRecord = JSON.parse(text)
        return record.dynamodb.ApproximateCreationDateTime < horizon
      })
      const last = old.at(-1)
      if (!last) return
      await this.#journal.write(
        new Map([
          ...old.map(([key]) => [key, undefined] as const),
          // Where it stopped: the numbers go on from here even when no record is left.
          [keys.trimmed(table.description.TableId, stream.label), last[0].slice(prefix.length)] as const,
        ]),
      )
      if (old.length < rows.length) return
    }
  }

  listen(arn: string, wake: () => void): () => void {
    const listeners = this.#listeners.get(arn) ?? new Set()
    this.#listeners.set(arn, listeners.add(wake))
    return () => listeners.delete(wake)
  }

  wake(arns: Iterable<string>): void {
    for (const arn of arns) for (const listener of this.#listeners.get(arn) ?? []) listener()
  }

  #trimmed(table: Table, stream: Stream): string | undefined {
    return this.#journal.durable(keys.trimmed(table.description.TableId, stream.label))
  }
}

function shown(stream: Stream, sequence: string, { dynamodb, ...record }: StoredRecord): StreamRecord {
  return {
    eventID: createHash('md5').update(stream.arn).update(sequence).digest('hex'),
    eventSource: 'aws:dynamodb',
    eventVersion: '1.1',
    awsRegion: LOCAL_REGION,
    eventSourceARN: stream.arn,
    ...record,
    dynamodb: { ...dynamodb, SequenceNumber: sequence, StreamViewType: stream.view },
  }
}
