/**
 * How much of a text a reading must have to earn anything: a tenth of its words, which is a line of a text in every grade;
 * at least three, and never more than twenty.
 */
export const ENOUGH = { share: 0.1, least: 3, most: 20 }

interface Read {
  /** Of the text. */
  readonly words: number
  readonly wordsCorrect: number
}

/** How many words of a text of so many have to be read, correctly or tapped, before it earns; all of a text shorter than that. */
export const wordsThatEarn = (words: number): number =>
  Math.min(words, ENOUGH.most, Math.max(ENOUGH.least, Math.ceil(words * ENOUGH.share)))

/** Whether so much was read that it earns: points, coins, and a place in what titles, badges and challenges count. */
export const hasReadEnough = ({ words, wordsCorrect }: Read): boolean => wordsCorrect >= wordsThatEarn(words)
