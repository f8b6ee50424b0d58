import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { endSessions } from '#shared/identity/session-routes.ts'
import { presence, refused } from '#shared/live/live.ts'
import { openTicket, TICKET_SECONDS } from '#shared/live/routes.ts'
import { type LivePage, listen } from '#tests/support/live-page.ts'
import { door } from './house.ts'

const beat = { type: presence.name, body: {} }
const connect = (ticket: string) => listen(`${door.config.liveUrl}?ticket=${ticket}`)

test('a message that is not understood is answered, and the line stays', async () => {
  const page = await (await door.newStudent()).listen()
  const misunderstood = [
    ['{"type":"live/nonsense","body":{}}', 'kernel.notFound'],
    ['not json', 'kernel.notFound'],
    [{ type: presence.name, body: { pretending: true } }, 'kernel.invalid'],
    [{ type: presence.name, body: {}, more: 1 }, 'kernel.invalid'],
  ] as const
  for (const [message, error] of misunderstood) {
    const before = page.frames.length
    page.send(message)
    const answer = await page.hear(refused, (_, frame) => page.frames.indexOf(frame) >= before)
    expect(answer.body).toEqual({ error })
  }
  page.send(beat)
  await page.hear(presence)
  expect(page.isOpen()).toBe(true)
  page.close()
})

test('a ticket opens one connection', async () => {
  const { ticket } = await (await door.newStudent()).ask(openTicket, { body: {} })
  const page = await connect(ticket)
  await expect(connect(ticket)).rejects.toThrow('401')
  expect(page.isOpen()).toBe(true)
  page.close()
})

test('of eleven pages of one person the oldest is ended, and the others hear on', async () => {
  const child = await door.newStudent()
  const pages: LivePage[] = []
  for (let i = 0; i < 11; i++) pages.push(await child.listen())
  await expect.poll(() => pages.map(page => page.isOpen())).toEqual([false, ...Array(10).fill(true)])
  pages.at(-1)?.send(beat)
  await pages.at(-1)?.hear(presence)
  for (const page of pages) page.close()
})

test('a page that floods is ended; another of the same person stays', async () => {
  const child = await door.newStudent()
  const [flooding, calm] = [await child.listen(), await child.listen()]
  const sending = setInterval(() => {
    for (let i = 0; i < 10 && flooding.isOpen(); i++) flooding.send(beat)
  }, 20)
  await expect.poll(() => flooding.isOpen(), { timeout: 30_000 }).toBe(false)
  clearInterval(sending)
  calm.send(beat)
  await calm.hear(presence)
  expect(calm.isOpen()).toBe(true)
  calm.close()
})

test('what floods with nonsense, or sends a megabyte, is ended; nobody else is', async () => {
  const [flooding, big, calm] = await Promise.all(
    ['Ana', 'Leo', 'Eva'].map(async name => (await door.newStudent(name)).listen()),
  )
  if (!flooding || !big || !calm) throw new Error('nobody came')
  big.send({ type: presence.name, body: { much: 'x'.repeat(1_000_000) } })
  const sending = setInterval(() => {
    for (let i = 0; i < 20 && flooding.isOpen(); i++) flooding.send({ type: 'live/nonsense', body: {} })
  }, 20)
  await flooding.hear(refused, ({ error }) => error === 'kernel.tooManyRequests')
  await expect.poll(() => [flooding.isOpen(), big.isOpen()], { timeout: 30_000 }).toEqual([false, false])
  clearInterval(sending)
  calm.send({ type: 'live/nonsense', body: {} })
  await calm.hear(refused, ({ error }) => error === 'kernel.notFound')
  calm.send(beat)
  await calm.hear(presence)
  expect(calm.isOpen()).toBe(true)
  calm.close()
})

test('who signs out everywhere has no open page left, and is told why', async () => {
  const [child, other] = [await door.newStudent(), await door.newStudent()]
  const [page, theirs] = [await child.listen(), await other.listen()]
  await child.ask(endSessions)
  await page.hear(refused, ({ error }) => error === 'kernel.sessionEnded')
  await expect.poll(() => page.isOpen(), { timeout: 30_000 }).toBe(false)
  expect(theirs.isOpen()).toBe(true)
  theirs.close()
})

test('garbage opens none', async () => {
  for (const ticket of ['', 'x', 'A'.repeat(43)]) await expect(connect(ticket)).rejects.toThrow('401')
})

// Both wait, and so at the same time.
describe.concurrent('after a while', () => {
  test('a ticket that was not used in time opens none', async () => {
    const { ticket } = await (await door.newStudent()).ask(openTicket, { body: {} })
    await wait((TICKET_SECONDS + 1) * 1000)
    await expect(connect(ticket)).rejects.toThrow('401')
  })

  test('a child sees how many others are online', async () => {
    const ana = await (await door.newStudent('Ana')).listen()
    const leo = await (await door.newStudent('Leo')).listen()
    // The count is taken each minute; until then both give signs of life.
    const beats = setInterval(() => {
      for (const page of [ana, leo]) page.send(beat)
    }, 1000)
    const { body } = await ana.hear(presence, ({ othersOnline }) => othersOnline > 0)
    clearInterval(beats)
    expect(body.othersOnline).toBeGreaterThanOrEqual(1)
    ana.close()
    leo.close()
  })
})
