import type { Grade } from '../kernel/school.ts'

/** Words correct per minute that a child of a grade gains in a week of instruction. */
interface Growth {
  readonly realistic: number
  readonly ambitious: number
}

/**
 * Weekly growth of reading aloud in English: Fuchs, Fuchs, Hamlett, Walz & Germann, _School Psychology Review_ 22, 1993,
 * 27–48. Grades that they did not measure have none; for Spanish no such rates are published, and those are no more than a
 * place to begin.
 */
export const GROWTH: Readonly<Partial<Record<Grade, Growth>>> = {
  1: { realistic: 2, ambitious: 3 },
  2: { realistic: 1.5, ambitious: 2 },
  3: { realistic: 1, ambitious: 1.5 },
  4: { realistic: 0.85, ambitious: 1.1 },
  5: { realistic: 0.5, ambitious: 0.8 },
}

/** The goal that a rate leads to in so many weeks, in whole words; undefined where the grade has no rate. */
export function goalByGrowth(
  grade: Grade,
  basis: keyof Growth,
  pace: number,
  weeks: number,
): number | undefined {
  const rate = GROWTH[grade]?.[basis]
  return rate === undefined ? undefined : Math.round(pace + rate * Math.max(0, weeks))
}
