import * as z from 'zod/mini'
import { LiveFrame } from '#shared/kernel/live.ts'
import { beat, type Doing, refused } from '#shared/live/live.ts'
import { fullJitter, spreadJitter } from './full-jitter.ts'
import { Heartbeat } from './heartbeat.ts'

interface Ports {
  /** The address to open, with a ticket in it. */
  readonly address: () => Promise<string>
  readonly open: (address: string) => WebSocket
  readonly random?: () => number
}

interface Listener {
  readonly name: string
  readonly hear: (body: unknown, trace: string | undefined) => void
}

/** The code of a connection that the server ended because the person has many others: coming back at once would end one of those. */
const ENDED = 1000
const ENDED_REST_MS = 5 * 60_000
/** Codes of connections that many pages lose at once: the gateway goes away, is not reached, or starts anew. */
const LOST = [1001, 1006, 1012]
/** The gateway ends each connection after two hours: that one alone. */
const OLD_MS = 115 * 60_000

/** A repeat comes soon after: so many ids are remembered. */
const REMEMBERED = 500

/**
 * One connection to the live API, kept open while it is wanted: it comes back with a jitter that knows how many others lost
 * theirs too, at once when the page is seen or its own network returns, after a rest where the server ended it; a delivery
 * that repeats or a state that is older than one seen is dropped.
 */
export class LiveSocket {
  readonly #ports: Ports
  readonly #listeners = new Set<Listener>()
  readonly #onOpen = new Set<() => void>()
  readonly #seen = new Set<string>()
  readonly #versions = new Map<string, number>()
  #socket: WebSocket | undefined
  #failures = 0
  #wanted = false
  #opening = false
  #retry: ReturnType<typeof setTimeout> | undefined
  /** How many were online at the server's last word; and until when this page waits so that not all come back at once. */
  #people = 1
  #spreadUntil = 0
  #openedAt = 0
  #isSessionOver = false
  readonly #heart = new Heartbeat(message => {
    if (!this.isOpen || document.visibilityState !== 'visible') return false
    this.#socket?.send(JSON.stringify(message))
    return true
  })

  constructor(ports: Ports) {
    this.#ports = ports
  }

  /** Opens, and stays open until the returned function is called. */
  start(): () => void {
    this.#wanted = true
    document.addEventListener('visibilitychange', this.#resume)
    addEventListener('online', this.#comeBack)
    void this.#connect()
    return () => {
      this.#wanted = false
      document.removeEventListener('visibilitychange', this.#resume)
      removeEventListener('online', this.#comeBack)
      this.#heart.stop()
      clearTimeout(this.#retry)
      this.#socket?.close()
      this.#socket = undefined
    }
  }

  /** Hears one kind of message; what does not parse is not for this page. */
  hear<S extends z.ZodMiniType>(
    name: string,
    schema: S,
    handler: (body: z.output<S>, trace: string | undefined) => void,
  ): () => void {
    const listener: Listener = {
      name,
      hear: (body, trace) => {
        const parsed = z.safeParse(schema, body)
        if (parsed.success) handler(parsed.data, trace)
      },
    }
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Calls at every opening: what was told before it may have been missed. */
  onOpen(handler: () => void): () => void {
    this.#onOpen.add(handler)
    return () => this.#onOpen.delete(handler)
  }

  /** Says at what the person is, until the returned function is called. */
  doing(doing: Doing): () => void {
    this.#heart.at(doing)
    return () => this.#heart.at(undefined)
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === 1
  }

  async #connect(): Promise<void> {
    if (this.#opening || this.#socket || !this.#wanted) return
    this.#opening = true
    try {
      const address = await this.#ports.address()
      if (this.#wanted) this.#attach(this.#ports.open(address))
    } catch {
      this.#later()
    } finally {
      this.#opening = false
    }
  }

  #attach(socket: WebSocket): void {
    this.#socket = socket
    socket.addEventListener('open', () => {
      this.#failures = 0
      this.#openedAt = Date.now()
      this.#heart.give()
      for (const handler of this.#onOpen) handler()
    })
    socket.addEventListener('message', event => this.#take(String(event.data)))
    socket.addEventListener('close', ({ code }) => {
      if (this.#socket !== socket) return
      this.#socket = undefined
      this.#later(this.#restAfter(code))
    })
  }

  #restAfter(code: number): number {
    // Asking for a ticket ends the session here too.
    if (code === ENDED) return this.#isSessionOver ? 0 : ENDED_REST_MS
    const [now, isFirst] = [Date.now(), this.#openedAt > 0]
    const isOld = now - this.#openedAt >= OLD_MS
    this.#openedAt = 0
    if (!isFirst || isOld || !navigator.onLine || !LOST.includes(code)) return 0
    const wait = spreadJitter(this.#people, this.#ports.random)
    this.#spreadUntil = now + wait
    return wait
  }

  #later(rest = 0): void {
    if (!this.#wanted) return
    clearTimeout(this.#retry)
    const wait = Math.max(rest, fullJitter(this.#failures++, this.#ports.random))
    this.#retry = setTimeout(() => void this.#connect(), wait)
  }

  readonly #resume = (): void => {
    if (document.visibilityState !== 'visible' || Date.now() < this.#spreadUntil) return
    this.#comeBack()
  }

  readonly #comeBack = (): void => {
    if (document.visibilityState !== 'visible') return
    clearTimeout(this.#retry)
    if (this.#socket) this.#heart.giveIfDue()
    else void this.#connect()
  }

  #take(data: string): void {
    const frame = parse(data)
    if (!frame || this.#isRepeat(frame) || this.#isOlder(frame)) return
    this.#heed(frame)
    for (const { name, hear } of this.#listeners) if (name === frame.type) hear(frame.body, frame.trace)
  }

  /** What is said to the connection itself. */
  #heed({ type, body }: LiveFrame): void {
    const word = type === beat.name ? beat.reply.safeParse(body).data : undefined
    if (word) {
      this.#people = word.othersOnline + 1
      this.#heart.heed(word.every)
    }
    if (type === refused.name)
      this.#isSessionOver = refused.body.safeParse(body).data?.error === 'kernel.sessionEnded'
  }

  #isRepeat({ id }: LiveFrame): boolean {
    if (id === undefined) return false
    if (this.#seen.has(id)) return true
    this.#seen.add(id)
    if (this.#seen.size > REMEMBERED) this.#seen.delete(this.#seen.values().next().value ?? id)
    return false
  }

  #isOlder({ type, body }: LiveFrame): boolean {
    if (typeof body !== 'object' || body === null || !('version' in body)) return false
    if (typeof body.version !== 'number') return false
    if (body.version <= (this.#versions.get(type) ?? -1)) return true
    this.#versions.set(type, body.version)
    return false
  }
}

function parse(data: string): LiveFrame | undefined {
  try {
    return LiveFrame.safeParse(JSON.parse(data)).data
  } catch {
    return undefined
  }
}
