// Where a device's voice does not tell the words that it says, they are followed by their syllables.

/** What a syllable takes at the pace at which the page reads, in milliseconds, until the voice has shown its own. */
export const FIRST_PACE = 250

/** When each word begins, in milliseconds from the first, at so many milliseconds a syllable. */
export function startsOf(syllables: readonly number[], pace: number): readonly number[] {
  let at = 0
  return syllables.map(count => {
    const start = at
    at += count * pace
    return start
  })
}

/** The pace after a sentence that took so long; one too short to tell keeps the pace as it was. */
export function paceAfter(syllables: readonly number[], took: number, pace: number): number {
  const sum = syllables.reduce((total, count) => total + count, 0)
  return sum > 0 && took > 0 ? took / sum : pace
}
