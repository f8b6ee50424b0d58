import type { AudioTally, SpeechSet } from '#shared/audio/schema.ts'
import { GRADES } from '#shared/kernel/school.ts'

/** What the chosen sets hold for one grade. */
export type GradeRow = Omit<AudioTally, 'set'>

/** A row a grade, of the chosen sets together; a grade that has nothing to be said has none. */
export const rowsOf = (tallies: readonly AudioTally[], sets: readonly SpeechSet[]): readonly GradeRow[] =>
  GRADES.flatMap(grade => {
    const own = tallies.filter(tally => tally.grade === grade && sets.includes(tally.set))
    return own.length > 0 ? [{ grade, ...sumOf(own) }] : []
  })

/** All rows together. */
export const sumOf = (rows: readonly Omit<GradeRow, 'grade'>[]): Omit<GradeRow, 'grade'> => ({
  total: rows.reduce((sum, row) => sum + row.total, 0),
  made: rows.reduce((sum, row) => sum + row.made, 0),
  missing: rows.reduce((sum, row) => sum + row.missing, 0),
})

/** A value taken out of a list, or put in at its end. */
export const toggled = <T>(list: readonly T[], value: T): readonly T[] =>
  list.includes(value) ? list.filter(one => one !== value) : [...list, value]
