import type { WebSocket } from 'ws'
import type { Clock } from '../clock.ts'
import type { Caller } from './live-events.ts'

/** How long connections last, in milliseconds of the clock. */
export interface Lifetimes {
  readonly idleMs: number
  readonly longestMs: number
}
/** API Gateway's quotas. */
export const LIFETIMES: Lifetimes = { idleMs: 10 * 60_000, longestMs: 2 * 60 * 60_000 }

const GOING_AWAY = 1001

/** One open connection. It ends by itself when it is idle or old. */
export class Connection {
  readonly caller: Caller
  readonly #socket: WebSocket
  readonly #clock: Clock
  readonly #onSent: () => void
  #lastActiveAt: number
  #callOff: () => void = () => undefined

  constructor(
    caller: Caller,
    socket: WebSocket,
    clock: Clock,
    lifetimes: Lifetimes,
    onSent: () => void = () => undefined,
  ) {
    this.#onSent = onSent
    this.caller = caller
    this.#socket = socket
    this.#clock = clock
    this.#lastActiveAt = clock.now()
    this.#watch(lifetimes)
    socket.once('close', () => this.#callOff())
  }

  /** As `GetConnection` answers. */
  get info() {
    const at = (time: number) => new Date(time).toISOString()
    return {
      connectedAt: at(this.caller.connectedAt),
      lastActiveAt: at(this.#lastActiveAt),
      identity: this.caller.identity,
    }
  }

  /** Any message, either way, keeps a connection. */
  touch(): void {
    this.#lastActiveAt = this.#clock.now()
  }

  /** Whether the message could be sent. */
  send(text: string): Promise<boolean> {
    this.touch()
    if (this.#socket.readyState !== this.#socket.OPEN) return Promise.resolve(false)
    this.#onSent()
    return new Promise(resolve => this.#socket.send(text, error => resolve(!error)))
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason)
  }

  #watch(lifetimes: Lifetimes): void {
    const oldAt = this.caller.connectedAt + lifetimes.longestMs
    const idleAt = this.#lastActiveAt + lifetimes.idleMs
    this.#callOff = this.#clock.at(Math.min(oldAt, idleAt), () => {
      const now = this.#clock.now()
      if (now >= oldAt || now >= this.#lastActiveAt + lifetimes.idleMs) this.close(GOING_AWAY, 'Going away')
      else this.#watch(lifetimes)
    })
  }
}
