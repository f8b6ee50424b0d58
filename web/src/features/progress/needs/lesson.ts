import type { ListedText } from '#shared/catalogue/schema.ts'
import { GRADES, type Grade, type Language } from '#shared/kernel/school.ts'
import { type SchoolDay, weekOf } from '#shared/kernel/school-day.ts'
import { tokenize } from '#shared/language/tokenize.ts'
import type { Need } from '#shared/progress/groups-by-need.ts'
import type { ChildSummary } from '#shared/progress/summary.ts'

/** A part of a lesson, in minutes; its words say what is done in it. */
export interface Step<Id extends string = string> {
  readonly id: Id
  readonly minutes: number
}

/** Fifteen minutes each: hear and see it, practise it together, read it in a text, look at each child. */
export const SOUND_STEPS = [
  { id: 'hear', minutes: 2 },
  { id: 'words', minutes: 3 },
  { id: 'pairs', minutes: 3 },
  { id: 'phrases', minutes: 2 },
  { id: 'text', minutes: 3 },
  { id: 'check', minutes: 2 },
] as const satisfies readonly Step[]

export const LEVEL_STEPS = [
  { id: 'vocabulary', minutes: 3 },
  { id: 'listen', minutes: 2 },
  { id: 'together', minutes: 3 },
  { id: 'partners', minutes: 3 },
  { id: 'questions', minutes: 3 },
  { id: 'retell', minutes: 1 },
] as const satisfies readonly Step[]

const placeOf = (grade: Grade): number => GRADES.indexOf(grade)

/** The grade that all of them can read in a language: the lowest of their levels. */
export function gradeForAll(need: Need, children: readonly ChildSummary[]): Grade {
  if (need.kind === 'level') return need.grade
  const levels = children.flatMap(({ grade, languages }) => languages[need.language]?.grade ?? grade ?? [])
  return levels.toSorted((a, b) => placeOf(a) - placeOf(b))[0] ?? 'K'
}

/** So many words or phrases for a grade: the hardest of its own and earlier ones, then those of later ones. */
export function saidFor(
  said: Readonly<Partial<Record<Grade, readonly string[]>>>,
  grade: Grade,
  count: number,
): readonly string[] {
  const of = (grades: readonly Grade[]) => grades.flatMap(one => said[one] ?? [])
  const known = of(GRADES.slice(0, placeOf(grade) + 1)).slice(-count)
  return [...known, ...of(GRADES.slice(placeOf(grade) + 1)).slice(0, count - known.length)]
}

/** What a grade has: its own, else the nearest easier one's, else the nearest harder one's. */
export const nearest = <T>(byGrade: Readonly<Partial<Record<Grade, T>>>, grade: Grade): T | undefined => {
  const at = placeOf(grade)
  const order = [...GRADES.slice(0, at + 1).toReversed(), ...GRADES.slice(at + 1)]
  return order.map(one => byGrade[one]).find(found => found !== undefined)
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** The texts of a grade by title, and which of them is this week's: another each week, until all had their turn. */
export function textsOfWeek(
  texts: readonly ListedText[],
  language: Language,
  grade: Grade,
  today: SchoolDay,
): { readonly offered: readonly ListedText[]; readonly ofWeek: ListedText | undefined } {
  const offered = texts
    .filter(text => text.language === language && text.grade === grade)
    .toSorted((a, b) => a.title.localeCompare(b.title, language))
  const week = Math.round(Date.parse(weekOf(today)) / WEEK_MS)
  return { offered, ofWeek: offered[week % Math.max(offered.length, 1)] }
}

/** Whole paragraphs from the beginning, while they fit into so many words; the first in any case. */
export function beginningOf(
  body: readonly string[],
  most: number,
): { readonly paragraphs: readonly string[]; readonly isWhole: boolean } {
  let words = 0
  const paragraphs = body.filter((paragraph, n) => {
    words += tokenize(paragraph).length
    return n === 0 || words <= most
  })
  return { paragraphs, isWhole: paragraphs.length === body.length }
}
