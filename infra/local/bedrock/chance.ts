/** Chance that is the same for the same seed. */
export interface Chance {
  /** From 0 to 1, without 1. */
  number(): number
  /** A whole number below this one. */
  below(limit: number): number
  /** One of them; throws where there is none. */
  one<T>(of: readonly T[]): T
  shuffled<T>(all: readonly T[]): T[]
}

/** T. Ettinger's mulberry32. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  const number = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(number() * limit)
  return {
    number,
    below,
    one(of) {
      const [found] = of.slice(below(of.length))
      if (found === undefined) throw new Error('nothing to choose from')
      return found
    },
    shuffled: all =>
      all
        .map(item => ({ item, at: number() }))
        .sort((a, b) => a.at - b.at)
        .map(({ item }) => item),
  }
}
