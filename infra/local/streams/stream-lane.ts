import { createHash } from 'node:crypto'
import { until } from '../clock.ts'
import type { Changes } from './changes.ts'
import type { StreamRecord } from './parts.ts'
import { deliver, type Lane } from './stream-delivery.ts'

/** A batch travels in one synchronous invocation. */
const MAX_BATCH_BYTES = 6_000_000
const PAGE = 1000
const AFTER_TROUBLE_MS = 1000

interface Batch {
  readonly records: readonly StreamRecord[]
  /** How far the stream was read, past what the lane or the filter left out. */
  readonly end: string
}

/**
 * Delivers one lane of a stream until the signal is aborted: the records of a lane one batch after the other, so
 * that a key's changes keep their order.
 */
export async function runLane(lane: Lane, from: string | undefined, changes: Changes): Promise<void> {
  let position = from
  while (!lane.signal.aborted) {
    try {
      const batch = await gather(lane, position, changes)
      if (!batch) return
      await deliver(lane, batch.records)
      if (lane.signal.aborted) return
      position = batch.end
      lane.checkpoint(position)
    } catch (error) {
      if (lane.signal.aborted) return
      lane.parts.report(`${lane.mapping.sourceArn} cannot be delivered: ${error}`)
      await until(lane.parts.clock, lane.parts.clock.now() + AFTER_TROUBLE_MS, lane.signal)
    }
  }
}

/** The next batch: full, or what came within the window after its first record. Nothing once aborted. */
async function gather(lane: Lane, from: string | undefined, changes: Changes): Promise<Batch | undefined> {
  const { mapping, parts, signal } = lane
  const records: StreamRecord[] = []
  let bytes = 0
  let end = from
  let deadline = Number.POSITIVE_INFINITY
  while (!signal.aborted) {
    const version = changes.version()
    const page = await parts.database.readStream(mapping.sourceArn, end, PAGE)
    for (const record of page) {
      if (belongs(lane, record) && mapping.wants(record)) {
        bytes += Buffer.byteLength(JSON.stringify(record))
        if (end !== undefined && records.length > 0 && bytes > MAX_BATCH_BYTES) return { records, end }
        if (records.length === 0) deadline = parts.clock.now() + mapping.windowMs
        records.push(record)
      }
      end = record.dynamodb.SequenceNumber
      if (records.length === mapping.batchSize) return { records, end }
    }
    if (page.length === PAGE) continue
    if (end !== undefined && records.length > 0 && parts.clock.now() >= deadline) return { records, end }
    await changes.past(version, deadline, signal)
  }
  return undefined
}

/** Every change of one partition key is in one lane. */
function belongs({ mapping, index }: Lane, { dynamodb }: StreamRecord): boolean {
  if (mapping.lanes === 1) return true
  const [partition] = Object.entries(dynamodb.Keys).sort()
  const hash = createHash('md5').update(JSON.stringify(partition)).digest()
  return hash.readUInt32BE() % mapping.lanes === index
}
