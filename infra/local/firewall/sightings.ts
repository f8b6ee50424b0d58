/** How often each address was seen in the last so many seconds. */
export class Sightings {
  readonly #seconds: number
  /** By address, the count of each second. */
  readonly #seen = new Map<string, Map<number, number>>()

  constructor(seconds: number) {
    this.#seconds = seconds
  }

  /** Counts one more, and gives how many there are now. */
  count(address: string, now: number): number {
    const second = Math.floor(now / 1000)
    const counts = this.#seen.get(address) ?? new Map<number, number>()
    this.#seen.set(address, counts)
    counts.set(second, (counts.get(second) ?? 0) + 1)
    let sum = 0
    for (const [at, count] of counts) {
      if (at <= second - this.#seconds) counts.delete(at)
      else sum += count
    }
    return sum
  }
}
