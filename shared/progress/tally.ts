import { LANGUAGES, SUBJECTS } from '../kernel/school.ts'
import { type SchoolDay, weekOf } from '../kernel/school-day.ts'
import type { ActivityTally, ReadingTally, Tally, Week } from './schema.ts'

export const nothingDone: Tally = { readings: {}, activities: {} }
export const nothingRead: ReadingTally = {
  aloud: 0,
  tapped: 0,
  wordsCorrect: 0,
  wordsAttempted: 0,
  wordsTapped: 0,
  paceTenths: 0,
  paced: 0,
  bestPace: null,
  literalAsked: 0,
  literalRight: 0,
  inferentialAsked: 0,
  inferentialRight: 0,
}
const nothingFinished: ActivityTally = { finished: 0, scoreThousandths: 0 }

const best = (a: number | null, b: number | null): number | null =>
  a === null ? b : b === null ? a : Math.max(a, b)

const readTogether = (a: ReadingTally, b: ReadingTally): ReadingTally => ({
  aloud: a.aloud + b.aloud,
  tapped: a.tapped + b.tapped,
  wordsCorrect: a.wordsCorrect + b.wordsCorrect,
  wordsAttempted: a.wordsAttempted + b.wordsAttempted,
  wordsTapped: a.wordsTapped + b.wordsTapped,
  paceTenths: a.paceTenths + b.paceTenths,
  paced: a.paced + b.paced,
  bestPace: best(a.bestPace, b.bestPace),
  literalAsked: a.literalAsked + b.literalAsked,
  literalRight: a.literalRight + b.literalRight,
  inferentialAsked: a.inferentialAsked + b.inferentialAsked,
  inferentialRight: a.inferentialRight + b.inferentialRight,
})
const doneTogether = (a: ActivityTally, b: ActivityTally): ActivityTally => ({
  finished: a.finished + b.finished,
  scoreThousandths: a.scoreThousandths + b.scoreThousandths,
})

/** Two stretches of time as one. It commutes and associates: whole numbers and a maximum, no shares. */
export function together(a: Tally, b: Tally): Tally {
  const sum: Tally = { readings: {}, activities: {} }
  for (const language of LANGUAGES)
    if (a.readings[language] || b.readings[language])
      sum.readings[language] = readTogether(
        a.readings[language] ?? nothingRead,
        b.readings[language] ?? nothingRead,
      )
  for (const subject of SUBJECTS)
    if (a.activities[subject] || b.activities[subject])
      sum.activities[subject] = doneTogether(
        a.activities[subject] ?? nothingFinished,
        b.activities[subject] ?? nothingFinished,
      )
  return sum
}

/** Days summed by week, newest first. */
export function byWeek(days: readonly (Tally & { readonly day: SchoolDay })[]): Week[] {
  const weeks = Map.groupBy(days, ({ day }) => weekOf(day))
  return [...weeks]
    .map(([week, days]) => ({ week, ...days.reduce<Tally>(together, nothingDone) }))
    .sort((a, b) => (a.week < b.week ? 1 : -1))
}

/** Words correct over words attempted aloud, 0 to 1; null where nothing was. */
export const accuracyOf = ({ wordsCorrect, wordsAttempted }: ReadingTally): number | null =>
  wordsAttempted > 0 ? wordsCorrect / wordsAttempted : null

/** Words correct per minute on average; null where no reading had a pace. */
export const paceOf = ({ paceTenths, paced }: ReadingTally): number | null =>
  paced > 0 ? paceTenths / paced / 10 : null

/** Questions right at the first try over questions answered, 0 to 1; null where none was. */
export const understoodOf = (tally: ReadingTally, kind: 'literal' | 'inferential'): number | null =>
  tally[`${kind}Asked`] > 0 ? tally[`${kind}Right`] / tally[`${kind}Asked`] : null
