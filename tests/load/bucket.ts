/** A quota of a second, which holds as many as come in a burst. */
export class Bucket {
  readonly #perSecond: number
  readonly #burst: number
  #left: number
  #filledAt = 0
  /** How many were taken in all, and in the fullest second. */
  taken = 0
  refused = 0
  fullest = 0
  #second = -1
  #inSecond = 0

  constructor(perSecond: number, burst = perSecond) {
    this.#perSecond = perSecond
    this.#burst = burst
    this.#left = burst
  }

  /** Whether there is room for one more, at a time in seconds that never goes back. */
  take(at: number): boolean {
    this.#left = Math.min(this.#burst, this.#left + (at - this.#filledAt) * this.#perSecond)
    this.#filledAt = at
    if (this.#left < 1) {
      this.refused++
      return false
    }
    this.#left--
    this.taken++
    const second = Math.floor(at)
    this.#inSecond = second === this.#second ? this.#inSecond + 1 : 1
    this.#second = second
    this.fullest = Math.max(this.fullest, this.#inSecond)
    return true
  }
}
