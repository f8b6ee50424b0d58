/** How a text fits a reader by the share of its words read correctly (Betts 1946, with the bounds of Clay 1993). For staff. */
export type ReadingLevel = 'frustration' | 'instructional' | 'independent'

const INSTRUCTIONAL = 0.9
const INDEPENDENT = 0.95

export const readingLevelOf = (accuracy: number): ReadingLevel =>
  accuracy < INSTRUCTIONAL ? 'frustration' : accuracy < INDEPENDENT ? 'instructional' : 'independent'
