import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { freshDatabase, id, plain, put, START, sorted, THINGS } from './fixture.ts'
import type { Item } from './item.ts'
import { write } from './random/operations.ts'
import { TABLE as RANDOM } from './random/table.ts'

const things = freshDatabase()

describe('streams', () => {
  test('the stream is the exact history of the table', async () => {
    const definition = { ...RANDOM, StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' } }
    await fc.assert(
      fc.asyncProperty(fc.array(write, { maxLength: 120, size: 'max' }), async operations => {
        await things.database.deleteTable(RANDOM.TableName).catch(() => undefined)
        const arn = await things.streamOf(definition)
        await Promise.allSettled(operations.map(({ action, input }) => things.call(action, input)))
        const replayed = new Map<string, Item>()
        for (const { eventName, dynamodb } of await things.history(arn)) {
          const key = JSON.stringify(dynamodb.Keys)
          const before = replayed.get(key)
          expect(eventName).toBe(before ? (dynamodb.NewImage ? 'MODIFY' : 'REMOVE') : 'INSERT')
          expect(plain(dynamodb.OldImage)).toEqual(plain(before))
          expect(plain(dynamodb.NewImage)).not.toEqual(plain(before))
          if (dynamodb.NewImage) replayed.set(key, dynamodb.NewImage)
          else replayed.delete(key)
        }
        expect(sorted([...replayed.values()])).toEqual(sorted(await things.items(RANDOM.TableName)))
      }),
      { numRuns: 15 },
    )
  })

  test.each([
    ['KEYS_ONLY', undefined, undefined],
    ['NEW_IMAGE', { ...id('a'), n: { N: '2' } }, undefined],
    ['OLD_IMAGE', undefined, { ...id('a'), n: { N: '1' } }],
    ['NEW_AND_OLD_IMAGES', { ...id('a'), n: { N: '2' } }, { ...id('a'), n: { N: '1' } }],
  ])('%s shows just that', async (StreamViewType, NewImage, OldImage) => {
    const arn = await things.streamOf({ ...THINGS, StreamSpecification: { StreamViewType } })
    for (const n of ['1', '2', '2']) await things.call('PutItem', put('a', { n: { N: n } }))
    const records = await things.history(arn)
    expect(records.map(({ eventName }) => eventName)).toEqual(['INSERT', 'MODIFY'])
    expect(records[1]).toMatchObject({
      eventSource: 'aws:dynamodb',
      eventSourceARN: arn,
      dynamodb: { Keys: id('a'), ApproximateCreationDateTime: START / 1000, StreamViewType },
    })
    expect(records[1]?.dynamodb.NewImage).toEqual(NewImage)
    expect(records[1]?.dynamodb.OldImage).toEqual(OldImage)
  })

  test('wakes its listeners after a change, and not after none', async () => {
    const arn = await things.streamOf(THINGS)
    let wakes = 0
    const stop = things.database.onChange(arn, () => wakes++)
    await things.call('PutItem', put('a'))
    await things.call('PutItem', put('a'))
    await things.codeOf('PutItem', { ...put('a'), ConditionExpression: 'attribute_not_exists(id)' })
    expect(wakes).toBe(1)
    stop()
    await things.call('PutItem', put('b'))
    expect(wakes).toBe(1)
  })

  test('forgets after a day, and numbers on from there', async () => {
    const arn = await things.streamOf(THINGS)
    for (const name of ['a', 'b', 'c']) await things.call('PutItem', put(name))
    const end = await things.database.streamEnd(arn)
    things.now += 24 * 3600 * 1000 + 1000
    await things.database.sweep()
    expect(await things.history(arn)).toEqual([])
    await things.reopen()
    expect(await things.database.streamEnd(arn)).toBe(end)
    await things.call('PutItem', put('d'))
    const [record] = await things.database.readStream(arn, end, 10)
    expect(record?.dynamodb.Keys).toEqual(id('d'))
  })
})
