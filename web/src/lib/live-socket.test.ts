// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { experienceChanged } from '#shared/experience/live.ts'
import { beat, refused } from '#shared/live/live.ts'
import { LiveSocket } from './live-socket.ts'

class FakeSocket extends EventTarget {
  readyState = 0
  readonly sent: string[] = []
  readonly address: string
  constructor(address: string) {
    super()
    this.address = address
  }
  send(text: string) {
    this.sent.push(text)
  }
  close(code = 1006) {
    this.readyState = 3
    this.dispatchEvent(new CloseEvent('close', { code }))
  }
  opens() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  tells(frame: unknown) {
    this.dispatchEvent(
      new MessageEvent('message', { data: typeof frame === 'string' ? frame : JSON.stringify(frame) }),
    )
  }
}

const experience = (version: number) => ({
  totalXp: version * 10,
  currentLevel: 1,
  xpForNextLevel: 100,
  progressToNextLevel: 0.1,
  version,
  lastAmount: 10,
})
const changed = (version: number, id?: string) => ({
  type: experienceChanged.name,
  id,
  body: experience(version),
})

let sockets: FakeSocket[]
let tickets: number
let visible: DocumentVisibilityState
const last = () => {
  const socket = sockets.at(-1)
  if (!socket) throw new Error('nothing was opened')
  return socket
}
const settle = () => vi.advanceTimersByTimeAsync(0)

function newSocket({ random = () => 1, address = async () => `wss://live?ticket=${++tickets}` } = {}) {
  return new LiveSocket({
    address,
    random,
    open: at => {
      const fake = new FakeSocket(at)
      sockets.push(fake)
      // A fake stands in for the browser's own class.
      return fake as unknown as WebSocket
    },
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  tickets = 0
  visible = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible)
})
afterEach(() => vi.useRealTimers())

test('opens with a ticket, and with a new one each time', async () => {
  newSocket().start()
  await settle()
  expect(last().address).toBe('wss://live?ticket=1')
  last().opens()
  last().close()
  await vi.advanceTimersByTimeAsync(500)
  expect(sockets.map(({ address }) => address)).toEqual(['wss://live?ticket=1', 'wss://live?ticket=2'])
})

test('comes back after a full-jitter wait that grows with each failure, and forgets failures when it opens', async () => {
  newSocket().start()
  await settle()
  for (const wait of [500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) {
    const before = sockets.length
    last().close()
    await vi.advanceTimersByTimeAsync(wait - 1)
    expect(sockets.length, `before ${wait} ms`).toBe(before)
    await vi.advanceTimersByTimeAsync(1)
    expect(sockets.length, `after ${wait} ms`).toBe(before + 1)
  }
  last().opens()
  last().close()
  await vi.advanceTimersByTimeAsync(500)
  expect(sockets).toHaveLength(10)
})

test('a refused ticket is a failure like another', async () => {
  let refused = true
  const address = async () => {
    if (refused) throw new Error('refused')
    return 'wss://live'
  }
  newSocket({ address }).start()
  await vi.advanceTimersByTimeAsync(499)
  refused = false
  expect(sockets).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(sockets).toHaveLength(1)
})

test('comes back at once when the page is seen again or the network returns', async () => {
  newSocket().start()
  await settle()
  for (const wake of [
    () => document.dispatchEvent(new Event('visibilitychange')),
    () => dispatchEvent(new Event('online')),
  ]) {
    const before = sockets.length
    last().close()
    wake()
    await settle()
    expect(sockets).toHaveLength(before + 1)
  }
})

test('gives a sign of life at opening and every 30 s, while the page is seen', async () => {
  newSocket().start()
  await settle()
  last().opens()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(last().sent).toEqual(Array(3).fill(JSON.stringify({ type: beat.name, body: { every: 30 } })))
  visible = 'hidden'
  await vi.advanceTimersByTimeAsync(120_000)
  expect(last().sent).toHaveLength(3)
  visible = 'visible'
  document.dispatchEvent(new Event('visibilitychange'))
  expect(last().sent).toHaveLength(4)
})

const word = (every: number, othersOnline = 0) => ({ type: beat.name, body: { othersOnline, every } })

test('beats as often as the server says, and as before when it says so again', async () => {
  newSocket().start()
  await settle()
  last().opens()
  last().tells(word(300))
  await vi.advanceTimersByTimeAsync(299_999)
  expect(last().sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(last().sent.slice(1)).toEqual([JSON.stringify({ type: beat.name, body: { every: 300 } })])
  last().tells(word(30))
  await vi.advanceTimersByTimeAsync(30_000)
  expect(last().sent).toHaveLength(3)
  // One that looks away and back gives no more of them.
  document.dispatchEvent(new Event('visibilitychange'))
  expect(last().sent).toHaveLength(3)
})

test('says at what somebody is soon after they are, and when they are no more; not of a screen that flickers', async () => {
  const socket = newSocket()
  socket.start()
  await settle()
  last().opens()
  const stop = socket.doing('reading')
  await vi.advanceTimersByTimeAsync(500)
  stop()
  const again = socket.doing('reading')
  await vi.advanceTimersByTimeAsync(500)
  again()
  await vi.advanceTimersByTimeAsync(500)
  expect(last().sent.map(text => JSON.parse(text).body)).toEqual([
    { every: 30 },
    { every: 30, doing: 'reading' },
    { every: 30 },
  ])
})

test('what many lose at once they come back to spread by how many they were; each alone as ever', async () => {
  newSocket().start()
  await settle()
  last().opens()
  last().tells(word(300, 149_999))
  last().close(1012)
  await vi.advanceTimersByTimeAsync(250_000)
  // Looking at it brings nobody forward.
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(62_499)
  expect(sockets).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(sockets).toHaveLength(2)
  // The second try waits as any other.
  last().close(1006)
  await vi.advanceTimersByTimeAsync(1000)
  expect(sockets).toHaveLength(3)
})

test('whose own network was away, or whose connection was two hours old, does not wait for the others', async () => {
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  newSocket().start()
  await settle()
  last().opens()
  last().tells(word(300, 149_999))
  last().close(1006)
  offline.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await settle()
  expect(sockets).toHaveLength(2)
  last().opens()
  await vi.advanceTimersByTimeAsync(2 * 60 * 60_000)
  last().close(1001)
  await vi.advanceTimersByTimeAsync(500)
  expect(sockets).toHaveLength(3)
})

test('whose session is over asks for a ticket at once, by which the page notices', async () => {
  newSocket().start()
  await settle()
  last().opens()
  last().tells({ type: refused.name, body: { error: 'kernel.sessionEnded' } })
  last().close(1000)
  await vi.advanceTimersByTimeAsync(500)
  expect(tickets).toBe(2)
})

test('a repeated delivery and an older state are dropped, also across connections', async () => {
  const socket = newSocket()
  const heard: number[] = []
  socket.hear(experienceChanged.name, experienceChanged.body, ({ version }) => heard.push(version))
  socket.start()
  await settle()
  last().opens()
  last().tells(changed(2, 'a'))
  last().tells(changed(2, 'a'))
  last().tells(changed(1, 'b'))
  last().tells(changed(3, 'c'))
  last().close()
  await vi.advanceTimersByTimeAsync(500)
  last().opens()
  last().tells(changed(3, 'c'))
  last().tells(changed(4, 'd'))
  expect(heard).toEqual([2, 3, 4])
})

test('a repeat is known by its id where nothing has a version', async () => {
  const socket = newSocket()
  const heard: string[] = []
  socket.hear(refused.name, refused.body, ({ error }) => heard.push(error))
  socket.start()
  await settle()
  last().opens()
  for (const [id, error] of [
    ['a', 'one'],
    ['a', 'again'],
    ['b', 'two'],
    [undefined, 'three'],
    [undefined, 'four'],
  ]) {
    last().tells({ type: refused.name, id, body: { error } })
  }
  expect(heard).toEqual(['one', 'two', 'three', 'four'])
})

test('what is not of the contract is passed over, and the connection stays', async () => {
  const socket = newSocket()
  const heard: unknown[] = []
  socket.hear(experienceChanged.name, experienceChanged.body, body => heard.push(body))
  socket.start()
  await settle()
  last().opens()
  for (const frame of [
    'not json',
    { type: 'x/y', body: {} },
    { type: experienceChanged.name, body: { version: 1 } },
  ]) {
    last().tells(frame)
  }
  expect(heard).toEqual([])
  expect(socket.isOpen).toBe(true)
})

test('tells every opening, and is silent once stopped', async () => {
  const socket = newSocket()
  const opened = vi.fn()
  socket.onOpen(opened)
  const stop = socket.start()
  await settle()
  last().opens()
  expect(opened).toHaveBeenCalledTimes(1)
  stop()
  await vi.advanceTimersByTimeAsync(120_000)
  dispatchEvent(new Event('online'))
  await settle()
  expect(sockets).toHaveLength(1)
})

test('what the server ended, as there were ten newer, comes back after a rest, or when the page is seen again', async () => {
  newSocket().start()
  await settle()
  last().opens()
  last().close(1000)
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1)
  expect(sockets).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(sockets).toHaveLength(2)
  last().opens()
  last().close(1000)
  document.dispatchEvent(new Event('visibilitychange'))
  await settle()
  expect(sockets).toHaveLength(3)
})
