import type { Sentence } from '#web/features/reading/read/passage.ts'

/** Of fewer words nobody is proud. */
const FEWEST_WORDS = 3

/** The sentence that was read best: the longest of those with the largest share of words well read; none below half. */
export function bestSentence(
  sentences: readonly Sentence[],
  isWell: (word: number) => boolean,
): string | undefined {
  const judged = sentences
    .filter(({ starts }) => starts.length >= FEWEST_WORDS)
    .map(sentence => {
      const { from, starts } = sentence
      const well = starts.filter((_, n) => isWell(from + n)).length
      return { sentence, share: well / starts.length, words: starts.length }
    })
    .filter(({ share }) => share >= 0.5)
  return judged.toSorted((a, b) => b.share - a.share || b.words - a.words)[0]?.sentence.text.trim()
}
