import { BEAT_SECONDS } from '#shared/live/cadence.ts'
import { beat, type Doing } from '#shared/live/live.ts'

/** A screen that goes and comes again within so long has not changed at what somebody is. */
const SETTLES_MS = 500

/**
 * When a page gives a sign of life: as often as the server's word is, and soon after its person is at something else.
 * `send` says whether it went: a page that is not seen, or not connected, gives none.
 */
export class Heartbeat {
  readonly #send: (message: object) => boolean
  #every = BEAT_SECONDS
  #doing: Doing | undefined
  #told: Doing | undefined
  #sentAt = Number.NEGATIVE_INFINITY
  #next: ReturnType<typeof setTimeout> | undefined
  #settling: ReturnType<typeof setTimeout> | undefined

  constructor(send: (message: object) => boolean) {
    this.#send = send
  }

  /** Gives one now, and the next when it is due. */
  readonly give = (): void => {
    const [every, doing] = [this.#every, this.#doing]
    if (this.#send({ type: beat.name, body: { every, doing } })) {
      this.#sentAt = Date.now()
      this.#told = doing
    }
    this.#arm(every * 1000)
  }

  /** Gives one where it is due: the page is seen again, and gave none while it was not. */
  giveIfDue(): void {
    if (Date.now() - this.#sentAt >= this.#every * 1000) this.give()
  }

  /** The server's word: how often. */
  heed(every: number): void {
    if (every === this.#every) return
    this.#every = every
    this.#arm(Math.max(0, this.#sentAt + every * 1000 - Date.now()))
  }

  /** At what the person is now. */
  at(doing: Doing | undefined): void {
    this.#doing = doing
    clearTimeout(this.#settling)
    this.#settling = setTimeout(() => {
      if (this.#doing !== this.#told) this.give()
    }, SETTLES_MS)
  }

  stop(): void {
    clearTimeout(this.#next)
    clearTimeout(this.#settling)
  }

  #arm(ms: number): void {
    clearTimeout(this.#next)
    this.#next = setTimeout(this.give, ms)
  }
}
