import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Delivered, fail, house, QUEUE } from './fakes.ts'

const mapping = { EventSourceArn: QUEUE, FunctionResponseTypes: ['ReportBatchItemFailures'] }

describe('a mapping from a queue', () => {
  it('keeps exactly what failed for another delivery', async () => {
    const batches: string[][] = []
    let failing = true
    const { queues, settle, clock } = house(mapping, ({ Records }) => {
      batches.push(Records.map(({ body }) => body).sort())
      const bad = Records.filter(({ body }) => failing && body === 'bad')
      return { batchItemFailures: bad.map(({ messageId }) => ({ itemIdentifier: messageId })) }
    })
    for (const body of ['a', 'bad', 'c']) (await queues()).send(QUEUE, { body })
    await settle()
    failing = false
    await clock.advance(30_000)
    await clock.advance(60_000)
    expect(batches.flat().sort()).toEqual(['a', 'bad', 'bad', 'c'])
  })

  it('runs no more at once than it may', async () => {
    const ends: (() => void)[] = []
    let most = 0
    const { queues, settle } = house(
      { ...mapping, BatchSize: 1, ScalingConfig: { MaximumConcurrency: 2 } },
      () => {
        const { promise, resolve } = Promise.withResolvers<void>()
        ends.push(resolve)
        most = Math.max(most, ends.length)
        return promise
      },
    )
    for (let index = 0; index < 5; index++) (await queues()).send(QUEUE, { body: `${index}` })
    await settle()
    expect(most).toBe(2)
    ends.shift()?.()
    await settle()
    expect(ends).toHaveLength(2)
  })

  it('fails the whole batch on a malformed report', async () => {
    let calls = 0
    const { queues, settle, clock } = house(mapping, () => {
      calls++
      return calls === 1 ? { batchItemFailures: [{ itemIdentifier: '' }] } : {}
    })
    ;(await queues()).send(QUEUE, { body: 'a' })
    await settle()
    await clock.advance(30_000)
    await clock.advance(60_000)
    expect(calls).toBe(2)
  })

  it('fills a batch within its window and drops what the filter does not want', async () => {
    const seen: string[][] = []
    const Filters = [{ Pattern: JSON.stringify({ body: { kind: ['wanted'] } }) }]
    const { queues, clock, settle } = house(
      { ...mapping, MaximumBatchingWindowInSeconds: 2, FilterCriteria: { Filters } },
      ({ Records }) => void seen.push(Records.map(({ body }) => body)),
    )
    const send = async (kind: string) => (await queues()).send(QUEUE, { body: JSON.stringify({ kind }) })
    await send('wanted')
    await settle()
    await send('other')
    await clock.advance(1_000)
    await send('wanted')
    await clock.advance(1_000)
    expect(seen).toEqual([['{"kind":"wanted"}', '{"kind":"wanted"}']])
    expect((await queues()).counts(QUEUE)).toEqual({ visible: 0, hidden: 0, delayed: 0 })
  })

  it('loses nothing under failing handlers and restarts', async () => {
    const run = fc.record({
      bodies: fc.uniqueArray(fc.string({ minLength: 1, maxLength: 5 }), { maxLength: 20 }),
      outcomes: fc.array(fc.constantFrom('ok', 'throw', 'partial', 'restart'), {
        maxLength: 15,
        size: 'max',
      }),
      BatchSize: fc.integer({ min: 1, max: 10 }),
    })
    await fc.assert(
      fc.asyncProperty(run, async ({ bodies, outcomes, BatchSize }) => {
        const handled = new Set<string>()
        let wanted = false
        const handler = ({ Records }: Delivered) => {
          const outcome = outcomes.shift() ?? 'ok'
          if (outcome === 'restart') wanted = true
          if (outcome === 'throw' || outcome === 'restart') fail()
          const good = outcome === 'partial' ? Records.slice(1) : Records
          for (const { body } of good) handled.add(body)
          const bad = Records.filter(record => !good.includes(record))
          return { batchItemFailures: bad.map(({ messageId }) => ({ itemIdentifier: messageId })) }
        }
        const { queues, clock, restart, close } = house({ ...mapping, BatchSize }, handler)
        for (const body of bodies) {
          ;(await queues()).send(QUEUE, { body })
          await clock.advance(1_000)
          if (wanted) await restart(handler)
          wanted = false
        }
        for (let round = 0; round < 20; round++) await clock.advance(30_000)
        const left = (await queues()).counts(QUEUE)
        await close()
        expect([...handled].sort()).toEqual([...bodies].sort())
        expect(left).toEqual({ visible: 0, hidden: 0, delayed: 0 })
      }),
      { numRuns: 40 },
    )
  })
})
