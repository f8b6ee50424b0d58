import { describe, expect, test } from 'vitest'
import { freshDatabase, id, put, START, THINGS } from './fixture.ts'
import { keys } from './keys.ts'
import { sweep } from './sweep.ts'
import { defined } from './table.ts'
import { Work } from './work.ts'

const things = freshDatabase()

describe('expiry', () => {
  const expiring = (name: string, seconds: number) =>
    put(name, { expires: { N: String(START / 1000 + seconds) } })

  test('deletes what is due, marked as its doing', async () => {
    const arn = await things.streamOf(THINGS)
    for (const input of [
      expiring('due', 60),
      expiring('later', 120),
      put('never'),
      expiring('long ago', -2e8),
    ]) {
      await things.call('PutItem', input)
    }
    await things.call('PutItem', expiring('renewed', 60))
    await things.call('PutItem', expiring('renewed', 120))
    things.now += 60_000
    await things.database.sweep()
    expect((await things.items()).map(item => item.id?.S).sort()).toEqual([
      'later',
      'long ago',
      'never',
      'renewed',
    ])
    const last = (await things.history(arn)).at(-1)
    expect(last).toMatchObject({
      eventName: 'REMOVE',
      userIdentity: { type: 'Service', principalId: 'dynamodb.amazonaws.com' },
      dynamodb: { Keys: id('due') },
    })
  })

  test('a renewed item leaves no row of its old expiry behind', () => {
    const table = defined(THINGS, undefined, START)
    const row = (seconds: number) => keys.expiry(table.description.TableId, START / 1000 + seconds, 'key')
    const work = new Work({ table: () => table, newest: () => undefined, now: () => START })
    work.set(table, 'key', expiring('it', 60).Item, expiring('it', 120).Item)
    expect(work.rows.has(row(60))).toBe(true)
    expect(work.rows.get(row(60))).toBeUndefined()
    expect(work.rows.get(row(120))).toBe('1')
  })

  test('leaves what has been renewed since its scan began', async () => {
    const table = defined(THINGS, undefined, START)
    const due = START / 1000 + 60
    const stale = keys.expiry(table.description.TableId, due, 'key')
    const journal = {
      async *scan(): AsyncGenerator<[string, string][]> {
        yield [[stale, '1']]
      },
    }
    const commits: Work[] = []
    const sweptOf = async (item: object) => {
      const begin = () =>
        new Work({ table: () => table, newest: () => JSON.stringify(item), now: () => START })
      await sweep(journal, table, due, begin, async work => void commits.push(work))
      return commits.at(-1)?.changes.length
    }
    expect(await sweptOf(expiring('renewed', 120).Item)).toBe(0)
    expect(await sweptOf(expiring('due', 60).Item)).toBe(1)
  })

  test('also takes what was there before it was switched on', async () => {
    const { TimeToLiveSpecification: _, ...without } = THINGS
    await things.database.deployTable(without)
    await things.call('PutItem', expiring('due', 60))
    await things.database.deployTable(THINGS)
    things.now += 60_000
    await things.database.sweep()
    expect(await things.items()).toEqual([])
  })
})
