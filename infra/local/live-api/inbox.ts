import type { WebSocket } from 'ws'

/** Messages of one connection that are worked on at once. */
export const AT_ONCE = 8

/**
 * The messages of one connection, so many at a time. While any waits, no more is read from the socket, so that whoever sends
 * faster than functions answer is held back by the network instead of being kept in memory: what waits is at most what
 * one read of the socket brought.
 */
export class Inbox {
  readonly #socket: Pick<WebSocket, 'pause' | 'resume' | 'isPaused'>
  readonly #work: (text: string) => Promise<void>
  readonly #waiting: string[] = []
  #running = 0

  constructor(
    socket: Pick<WebSocket, 'pause' | 'resume' | 'isPaused'>,
    work: (text: string) => Promise<void>,
  ) {
    this.#socket = socket
    this.#work = work
  }

  /** Those that are worked on or wait. */
  get outstanding(): number {
    return this.#running + this.#waiting.length
  }

  add(text: string): void {
    this.#waiting.push(text)
    this.#goOn()
  }

  #goOn(): void {
    while (this.#running < AT_ONCE) {
      const text = this.#waiting.shift()
      if (text === undefined) break
      this.#running++
      void this.#work(text).finally(() => {
        this.#running--
        this.#goOn()
      })
    }
    if (this.#waiting.length > 0) this.#socket.pause()
    else if (this.#socket.isPaused) this.#socket.resume()
  }
}
