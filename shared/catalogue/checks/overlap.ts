const SEQUENCE = 4
/** From this share of the shorter text's sequences on, two texts say the same. */
export const MOST_SHARED = 0.2

/** The runs of four words of a text. */
export const sequencesOf = (words: readonly string[]) =>
  new Set(words.slice(SEQUENCE - 1).map((_, at) => words.slice(at, at + SEQUENCE).join(' ')))

/** Share of the shorter text's sequences that the other has. */
export function sharedPart(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const least = Math.min(a.size, b.size)
  return least === 0 ? 0 : a.intersection(b).size / least
}
