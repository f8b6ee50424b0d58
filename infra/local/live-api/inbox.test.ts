import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { AT_ONCE, Inbox } from './inbox.ts'

const FRAMES = 18_750
const FRAME = JSON.stringify({ type: 'live/presence', body: {} })
/** One read of a socket, and what a masked frame adds to a short text. */
const READ_BYTES = 64 * 1024
const A_READ = Math.ceil(READ_BYTES / (FRAME.length + 6))

/** A connection whose messages are worked on by `work`; both ends, and the inbox. */
async function connected(work: (text: string) => Promise<void>) {
  const http = createServer().listen(0, '127.0.0.1')
  const server = new WebSocketServer({ server: http })
  await once(http, 'listening')
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`)
  const [socket] = (await once(server, 'connection')) as [WebSocket]
  if (client.readyState !== WebSocket.OPEN) await once(client, 'open')
  const inbox = new Inbox(socket, work)
  let most = 0
  socket.on('message', data => {
    inbox.add(String(data))
    most = Math.max(most, inbox.outstanding)
  })
  onTestFinished(() => {
    client.terminate()
    server.close()
    http.close()
  })
  return { client, socket, inbox, most: () => most }
}

test('of a flood so many frames are worked on at once, one read waits, and the rest is not taken in', async () => {
  let [done, running, mostRunning] = [0, 0, 0]
  const { client, most } = await connected(async () => {
    mostRunning = Math.max(mostRunning, ++running)
    await new Promise(resolve => setImmediate(resolve))
    running--
    done++
  })
  for (let i = 0; i < FRAMES; i++) client.send(FRAME)
  await vi.waitFor(() => expect(done).toBe(FRAMES), { timeout: 20_000 })
  expect(mostRunning).toBe(AT_ONCE)
  expect(most()).toBeLessThanOrEqual(AT_ONCE + 2 * A_READ)
})

test('while nothing is answered nothing more is read; afterwards all of it is', async () => {
  const finish: (() => void)[] = []
  let started = 0
  const { client, socket, inbox } = await connected(async () => {
    started++
    await new Promise<void>(resolve => finish.push(resolve))
  })
  for (let i = 0; i < FRAMES; i++) client.send(FRAME)
  await vi.waitFor(() => expect(socket.isPaused).toBe(true))
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(started).toBe(AT_ONCE)
  expect(inbox.outstanding).toBeLessThanOrEqual(AT_ONCE + 2 * A_READ)
  const letGo = setInterval(() => {
    for (const one of finish.splice(0)) one()
  }, 0)
  onTestFinished(() => clearInterval(letGo))
  await vi.waitFor(() => expect(started).toBe(FRAMES), { timeout: 20_000 })
  await vi.waitFor(() => expect(inbox.outstanding).toBe(0))
})

test('one message after the other is never held back', async () => {
  const pause = vi.fn()
  const inbox = new Inbox({ pause, resume: vi.fn(), isPaused: false }, async () => {})
  for (let i = 0; i < AT_ONCE; i++) inbox.add('x')
  expect(pause).not.toHaveBeenCalled()
  inbox.add('x')
  expect(pause).toHaveBeenCalled()
})
