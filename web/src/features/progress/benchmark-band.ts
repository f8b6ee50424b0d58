import type { ListedText } from '#shared/catalogue/schema.ts'
import type { Grade, Language } from '#shared/kernel/school.ts'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import { paceGoal } from '#shared/reading/benchmark.ts'
import { normPace } from '#shared/reading/expected-pace.ts'
import { seasonOf } from '#shared/reading/season.ts'

/** What is expected of a grade at a time, in words correct per minute: `low` to `high` are its 80 to 120 %. */
export interface Band {
  readonly low: number
  readonly expected: number
  readonly high: number
  readonly isNorm: boolean
}

/** The middle of what the catalogue's texts of a grade aim at. */
export function targetOf(texts: readonly ListedText[], language: Language, grade: Grade): number | undefined {
  const targets = texts
    .filter(text => text.language === language && text.grade === grade)
    .map(({ wpmTarget }) => wpmTarget)
    .sort((a, b) => a - b)
  return targets[Math.floor(targets.length / 2)]
}

/** What a child of a grade aims for at a time: in English the norm's lower quarter of the season, else the catalogue's target. */
export const goalOf = (
  texts: readonly ListedText[],
  language: Language,
  grade: Grade,
  day: SchoolDay,
): number | undefined =>
  paceGoal({ language, grade, season: seasonOf(day), wpmTarget: targetOf(texts, language, grade) })

/**
 * For staff. In English the published norm of the season, where the grade has one; else the catalogue's target. In Spanish always
 * the latter: no norm of Puerto Rico is published.
 */
export function bandOf(
  language: Language,
  grade: Grade,
  day: SchoolDay,
  target: number | undefined,
): Band | undefined {
  const norm = normPace(language, grade, day)
  const expected = norm ?? target
  if (expected === undefined) return undefined
  return { low: expected * 0.8, expected, high: expected * 1.2, isNorm: norm !== null }
}

/** Where a pace stands in a band. */
export const positionInBand = (pace: number, { low, high }: Band): 'below' | 'at' | 'above' =>
  pace < low ? 'below' : pace > high ? 'above' : 'at'
