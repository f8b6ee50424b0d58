import type { HeardWord } from '#shared/reading/schema.ts'

/** Nobody takes longer over one word when words are estimated to have been spoken in one go; in seconds. */
const LONGEST_WORD = 0.8

/** Nobody is faster over one word: what arrives faster was spoken before it arrived. */
const SHORTEST_WORD = 0.16

/**
 * Estimates when each word of a growing phrase was spoken, for recognisers that give no times. A word ends when a
 * result first holds it; words that arrive together share the time since the result before, but never more than
 * 0.8 s each, so a hesitation shows as a gap. Words that come faster than a voice says them were held back: they, and
 * where needed those before them in the phrase, are taken to have been spoken earlier. The estimates are late by the recogniser's delay, which is about the
 * same for all words: paces and pauses can be read from them, single durations cannot.
 */
export function wordClock(startedAt: number) {
  let times: { start: number; end: number }[] = []
  let since = startedAt
  /** Where the phrase can have begun at the earliest. */
  let begin = startedAt

  /** Leaves each word from `last` back as long as it takes to say it. */
  function holdBack(last: number): void {
    let before = times[last]?.end ?? 0
    for (let n = last; n >= 0; n -= 1) {
      const word = times[n]
      if (!word) return
      const end = Math.max(begin, Math.min(word.end, before))
      const start = Math.max(begin, Math.min(word.start, end - SHORTEST_WORD))
      times[n] = { start, end }
      before = start
    }
  }

  return {
    /** Someone began to speak at `at` (seconds): the next word cannot have begun earlier. */
    spoke(at: number): void {
      since = Math.max(since, at)
    },
    /** The phrase as known at `at` (seconds): words already timed keep their times, whatever their spelling, unless they leave no time for what came after. */
    time(words: readonly string[], at: number, confidence?: number): HeardWord[] {
      times = times.slice(0, words.length)
      const fresh = words.length - times.length
      if (fresh > 0) {
        const from = Math.max(since, times.at(-1)?.end ?? 0, at - fresh * LONGEST_WORD)
        const each = Math.max(0, at - from) / fresh
        for (let n = 0; n < fresh; n += 1) times.push({ start: from + n * each, end: from + (n + 1) * each })
        since = Math.max(since, at)
        holdBack(times.length - 1)
      }
      return words.map((word, n) => ({
        word,
        start: times[n]?.start ?? at,
        end: times[n]?.end ?? at,
        ...(confidence === undefined ? {} : { confidence }),
      }))
    },
    /** The phrase is over. */
    next(): void {
      since = Math.max(since, times.at(-1)?.end ?? 0)
      begin = since
      times = []
    },
  }
}
