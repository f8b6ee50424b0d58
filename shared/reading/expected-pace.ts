import type { Grade, Language } from '#shared/kernel/school.ts'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import { benchmarkOf } from './benchmark.ts'
import { seasonOf } from './season.ts'

/**
 * What the middle one of the catalogue's texts of each grade aims at, in words per minute: for who has no list of texts at
 * hand. A test counts them anew.
 */
export const TARGET_PACES: Readonly<Record<Grade, Readonly<Record<Language, number>>>> = {
  PK: { 'es-PR': 12, 'en-US': 12 },
  K: { 'es-PR': 28, 'en-US': 27 },
  1: { 'es-PR': 48, 'en-US': 47 },
  2: { 'es-PR': 68, 'en-US': 90 },
  3: { 'es-PR': 90, 'en-US': 104 },
  4: { 'es-PR': 104, 'en-US': 126 },
  5: { 'es-PR': 118, 'en-US': 144 },
}

/** In English the published norm of the season, in words correct per minute, where the grade has one; in Spanish none: no norm of Puerto Rico is published. */
export const normPace = (language: Language, grade: Grade, day: SchoolDay): number | null =>
  language === 'en-US'
    ? benchmarkOf({ language, grade, season: seasonOf(day), wpmTarget: undefined }, null, 1).expected
    : null

/** What staff expect of a grade on a day, in words correct per minute: the norm, or what the catalogue aims at. */
export const expectedPace = (language: Language, grade: Grade, day: SchoolDay): number =>
  normPace(language, grade, day) ?? TARGET_PACES[grade][language]
