/** What signs of life write, and what is counted of them: the handlers themselves, on a database of their own. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { liveTable } from '#functions/live/table.ts'
import { put } from '#functions/platform/store/transaction.ts'
import { gatewayStage } from '#tests/support/gateway-stage.ts'
import { handlerStage } from '#tests/support/handler-stage.ts'

const gateway = await gatewayStage()
vi.stubEnv('CONNECTIONS_ENDPOINT', gateway.url)
const stage = await handlerStage(liveTable)
const [{ database }, store, beat, count] = await Promise.all([
  import('#functions/platform/store/database.ts'),
  import('#functions/live/live-store.ts'),
  import('#functions/live/beat.ts'),
  import('#functions/live/count-online.ts'),
])

const MORNING = Date.UTC(2026, 7, 10, 12)
const asked = vi.spyOn(database, 'ask')
let at = MORNING
beforeEach(() => {
  // Each test on a day of its own: what the instance held is over.
  at += 24 * 3_600_000
  vi.useFakeTimers({ toFake: ['Date'], now: at })
})
afterEach(() => void vi.useRealTimers())
const after = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

/** DynamoDB’s writes since it was asked last. */
const writes = () => {
  const actions = asked.mock.calls.map(([action]) => action)
  asked.mockClear()
  return actions.filter(action => /^(Put|Update|Delete|Transact|BatchWrite)/.test(action)).length
}

async function page(): Promise<string> {
  const connectionId = crypto.randomUUID()
  const { personId } = await stage.member('student')
  await store.openConnection({ personId }, connectionId, new Date().toISOString())
  return connectionId
}

const beats = async (connectionId: string, every: number): Promise<number | undefined> => {
  const answer = await beat.handler({
    body: JSON.stringify({ type: 'live/beat', body: { every, doing: 'reading' } }),
    requestContext: { connectionId, requestId: 'r' },
  } as never)
  const { body } = Object(answer)
  return body && JSON.parse(body).body.every
}
const online = (people: number) =>
  stage.write(put({ pk: 'ONLINE', sk: 'COUNT', people, at: new Date().toISOString() }))

test('an unchanged sign of life is one write', async () => {
  const ana = await page()
  await beats(ana, 30)
  after(30)
  writes()
  expect(await beats(ana, 30)).toBe(30)
  expect(writes()).toBe(1)
})

test('fully stretched it is one write in five minutes, which nobody answers', async () => {
  await online(150_000)
  const ana = await page()
  expect(await beats(ana, 30)).toBe(300)
  writes()
  for (let minutes = 0; minutes < 60; minutes += 5) {
    after(300)
    expect(await beats(ana, 300)).toBeUndefined()
  }
  expect(writes()).toBe(12)
})

test('the word changes back where fewer are there, ten seconds after it was counted', async () => {
  await online(150_000)
  const ana = await page()
  expect(await beats(ana, 30)).toBe(300)
  await online(10)
  after(9.9)
  expect(await beats(ana, 300)).toBeUndefined()
  after(0.1)
  expect(await beats(ana, 300)).toBe(30)
})

test('of forty one in twenty goes without a word: after two beats and a tick the count is right', async () => {
  await online(40)
  const pages = await Promise.all(Array.from({ length: 40 }, page))
  const counted = async () => {
    await count.handler()
    after(10)
    return store.readOnlineCount(new Date().toISOString())
  }
  for (const one of pages) await beats(one, 30)
  expect(await counted()).toBe(40)
  for (let beat = 0; beat < 2; beat++) {
    after(26)
    for (const one of pages.slice(2)) await beats(one, 30)
  }
  expect(await counted()).toBe(38)
})
