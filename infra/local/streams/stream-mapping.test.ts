import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEAD, type Delivered, fail, house, STREAM } from './fakes.ts'

const HOUR = 3_600_000
const mapping = { EventSourceArn: STREAM, StartingPosition: 'TRIM_HORIZON' }
const keyOf = (record: Delivered['Records'][number]) => JSON.stringify(record.dynamodb.Keys)
const idOf = (record: Delivered['Records'][number]) => record.dynamodb.SequenceNumber

describe('a mapping from a stream', () => {
  it('delivers what is there and what comes, in batches', async () => {
    const batches: number[] = []
    const { stream, settle } = house({ ...mapping, BatchSize: 2 }, ({ Records }) =>
      batches.push(Records.length),
    )
    for (const key of ['a', 'b', 'c']) stream.append(key)
    await settle()
    await settle()
    expect(batches).toEqual([2, 1])
    stream.append('d')
    await settle()
    expect(batches).toEqual([2, 1, 1])
  })

  it('waits for a fuller batch as long as its window', async () => {
    const batches: number[] = []
    const window = { MaximumBatchingWindowInSeconds: 5 }
    const { stream, clock } = house({ ...mapping, ...window }, ({ Records }) => batches.push(Records.length))
    stream.append('a')
    await clock.advance(4_000)
    stream.append('b')
    expect(batches).toEqual([])
    await clock.advance(1_000)
    expect(batches).toEqual([2])
  })

  it('leaves out what the filter does not want', async () => {
    const seen: unknown[] = []
    const Pattern = JSON.stringify({
      eventName: ['INSERT'],
      dynamodb: { Keys: { pk: { S: [{ prefix: 'OUTBOX#' }] } } },
    })
    const { stream, settle } = house(
      { ...mapping, FilterCriteria: { Filters: [{ Pattern }] } },
      ({ Records }) => seen.push(...Records.map(keyOf)),
    )
    stream.append('OUTBOX#1')
    stream.append('OUTBOX#2', 'MODIFY')
    stream.append('other')
    await settle()
    await settle()
    expect(seen).toEqual(['{"pk":{"S":"OUTBOX#1"}}'])
  })

  it('begins at the end where it is told LATEST, and stays there over a restart', async () => {
    const seen: string[] = []
    const handler = ({ Records }: Delivered) => seen.push(...Records.map(idOf))
    const latest = house({ ...mapping, StartingPosition: 'LATEST' }, handler)
    await latest.settle()
    await latest.close()
    const missed = latest.stream.append('while closed')
    await latest.restart(handler)
    await latest.settle()
    expect(seen).toEqual([missed])
  })

  it('isolates a poison record by halves and tells the destination where it lies', async () => {
    const seen = new Set<string>()
    const limits = { BisectBatchOnFunctionError: true, MaximumRetryAttempts: 2 }
    const destination = { DestinationConfig: { OnFailure: { Destination: DEAD } } }
    let poisoned = 0
    const { stream, clock, queues, settle } = house(
      { ...mapping, ...limits, ...destination },
      ({ Records }) => {
        if (Records.some(record => keyOf(record).includes('poison'))) {
          if (Records.length === 1) poisoned++
          fail()
        }
        for (const record of Records) seen.add(idOf(record))
      },
    )
    const ids = ['a', 'b', 'poison', 'c', 'd', 'e', 'f'].map(key => stream.append(key))
    await settle()
    await clock.advance(HOUR)
    expect([...seen]).toEqual(ids.filter((_, index) => index !== 2))
    expect(poisoned).toBe(3)
    const [message] = await (await queues()).receive(DEAD, { most: 1, waitSeconds: 0 })
    expect(JSON.parse(message?.body ?? '{}')).toMatchObject({
      requestContext: { condition: 'RetryAttemptsExhausted', approximateInvokeCount: 3 },
      DDBStreamBatchInfo: {
        batchSize: 1,
        startSequenceNumber: ids[2],
        endSequenceNumber: ids[2],
        streamArn: STREAM,
      },
    })
  })

  it('tells of a record once, even when the process dies before its batch is done', async () => {
    const never = new Promise(() => undefined)
    const handler = ({ Records }: Delivered) =>
      Records.some(record => keyOf(record).includes('poison')) ? fail() : never
    const limits = { BisectBatchOnFunctionError: true, MaximumRetryAttempts: 0 }
    const destination = { DestinationConfig: { OnFailure: { Destination: DEAD } } }
    const { stream, settle, restart, queues } = house({ ...mapping, ...limits, ...destination }, handler)
    stream.append('poison')
    stream.append('b')
    await settle()
    await restart(handler)
    await settle()
    expect((await queues()).counts(DEAD)).toMatchObject({ visible: 1 })
  })

  it('gives up what has become too old', async () => {
    const { stream, clock, queues, settle } = house(
      { ...mapping, MaximumRecordAgeInSeconds: 60, DestinationConfig: { OnFailure: { Destination: DEAD } } },
      fail,
    )
    stream.append('a')
    await settle()
    await clock.advance(HOUR)
    const [message] = await (await queues()).receive(DEAD, { most: 1, waitSeconds: 0 })
    expect(message?.body).toContain('RecordAgeExceeded')
  })

  it('tries exactly from the first failed record again', async () => {
    const batches: string[][] = []
    let failing = true
    const { stream, clock, settle } = house(
      { ...mapping, FunctionResponseTypes: ['ReportBatchItemFailures'] },
      ({ Records }) => {
        batches.push(Records.map(idOf))
        const bad = Records.find(record => failing && keyOf(record).includes('bad'))
        return { batchItemFailures: bad ? [{ itemIdentifier: idOf(bad) }] : [] }
      },
    )
    const ids = ['a', 'bad', 'c'].map(key => stream.append(key))
    await settle()
    failing = false
    await clock.advance(1000)
    expect(batches.at(0)).toEqual(ids)
    expect(batches.at(-1)).toEqual(ids.slice(1))
  })

  it('delivers again what was under way when the process died', async () => {
    const seen: string[] = []
    const never = new Promise(() => undefined)
    const { stream, settle, restart } = house(mapping, () => never)
    const ids = ['a', 'b'].map(key => stream.append(key))
    await settle()
    await restart(({ Records }) => seen.push(...Records.map(idOf)))
    await settle()
    await settle()
    expect(seen).toEqual(ids)
  })

  it('does not deliver again what was handled before a restart', async () => {
    const seen: string[] = []
    const handler = ({ Records }: Delivered) => seen.push(...Records.map(idOf))
    const { stream, settle, restart } = house(mapping, handler)
    const before = stream.append('a')
    await settle()
    await restart(handler)
    const after = stream.append('a')
    await settle()
    await settle()
    expect(seen).toEqual([before, after])
  })

  it('delivers each record once, a key to one lane', async () => {
    const seen: string[] = []
    const { stream, settle, close } = house({ ...mapping, ParallelizationFactor: 3 }, ({ Records }) =>
      seen.push(...Records.map(idOf)),
    )
    const ids = Array.from({ length: 30 }, (_, index) => stream.append(`key ${index % 7}`))
    await settle()
    await settle()
    await close()
    expect(seen.sort()).toEqual(ids)
  })

  it('goes on from the slowest lane when their number changes', async () => {
    const seen: string[] = []
    const handler = ({ Records }: Delivered) => seen.push(...Records.map(idOf))
    const limits = { ...mapping, StartingPosition: 'LATEST', ParallelizationFactor: 3 }
    const { stream, settle, restart } = house(limits, handler)
    await settle()
    for (const key of ['a', 'b', 'c', 'd']) stream.append(key)
    await settle()
    await settle()
    seen.length = 0
    const never = new Promise(() => undefined)
    await restart(() => never)
    const waiting = ['a', 'b', 'c', 'd'].map(key => stream.append(key))
    await settle()
    await restart(handler, { ParallelizationFactor: 1 })
    await settle()
    await settle()
    // What a lane that had nothing to do passed over may come again; what waited must come.
    expect(seen).toEqual(expect.arrayContaining(waiting))
  })

  it('loses nothing and keeps the order of every key, whatever fails and wherever it restarts', async () => {
    const run = fc.record({
      keys: fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 25, size: 'max' }),
      outcomes: fc.array(fc.constantFrom('ok', 'throw', 'partial', 'nonsense', 'restart'), {
        maxLength: 25,
        size: 'max',
      }),
      BatchSize: fc.integer({ min: 1, max: 6 }),
      ParallelizationFactor: fc.integer({ min: 1, max: 3 }),
      BisectBatchOnFunctionError: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(run, async ({ keys, outcomes, ...limits }) => {
        const handled = new Map<string, string[]>()
        let wanted = false
        const handler = ({ Records }: Delivered) => {
          const outcome = outcomes.shift() ?? 'ok'
          if (outcome === 'restart') wanted = true
          if (outcome === 'throw' || outcome === 'restart') fail()
          if (outcome === 'nonsense') return { batchItemFailures: [{ itemIdentifier: 'unknown' }] }
          const good = outcome === 'partial' ? Records.slice(0, -1) : Records
          for (const record of good) {
            const ids = handled.get(keyOf(record)) ?? []
            // Again is allowed; back in time to what came before, without what followed, is not.
            if (!ids.includes(idOf(record))) ids.push(idOf(record))
            handled.set(keyOf(record), ids)
          }
          return {
            batchItemFailures: Records.slice(good.length).map(record => ({ itemIdentifier: idOf(record) })),
          }
        }
        const { stream, clock, restart, close } = house(
          { ...mapping, ...limits, FunctionResponseTypes: ['ReportBatchItemFailures'] },
          handler,
        )
        const expected = new Map<string, string[]>()
        for (const key of keys) {
          const id = stream.append(key)
          const name = JSON.stringify({ pk: { S: key } })
          expected.set(name, [...(expected.get(name) ?? []), id])
          await clock.advance(50)
          if (wanted) await restart(handler)
          wanted = false
        }
        await clock.advance(HOUR)
        await close()
        expect(handled).toEqual(expected)
      }),
      { numRuns: 60 },
    )
  })
})
