import type { ListedText } from '#shared/catalogue/schema.ts'
import { GRADES, type Grade, LANGUAGES, type Language } from '#shared/kernel/school.ts'
import { addDays, type SchoolDay, weekOf } from '#shared/kernel/school-day.ts'
import { type Goal, goalIn } from '#shared/progress/goals.ts'
import type { Tally, Week } from '#shared/progress/schema.ts'

/** What counts of a week at a glance. */
export interface WeekShown {
  readonly week: SchoolDay
  /** Readings aloud and tapped. */
  readonly texts: number
  readonly words: number
  readonly activities: number
  /** The texts that the child wanted to read, where there was a goal. */
  readonly goal: number | undefined
}

export interface MonthShown {
  /** `2026-11`: the month in which its weeks begin. */
  readonly month: string
  readonly weeks: readonly WeekShown[]
}

/** A picture of a few weeks is none of a year: it begins no later than so many weeks ago. */
const FEWEST_WEEKS = 8

export const countsOf = ({ readings, activities }: Tally): Omit<WeekShown, 'week' | 'goal'> => {
  const read = LANGUAGES.flatMap(language => readings[language] ?? [])
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
  return {
    texts: sum(read.map(({ aloud, tapped }) => aloud + tapped)),
    words: sum(read.map(({ wordsCorrect, wordsTapped }) => wordsCorrect + wordsTapped)),
    activities: sum(Object.values(activities).map(({ finished }) => finished)),
  }
}

/** Every week from the first in which something was done to this one, by month, the newest month first. */
export function yearOf(
  weeks: readonly Week[],
  goals: readonly Goal[],
  today: SchoolDay,
): readonly MonthShown[] {
  const last = weekOf(today)
  const known = new Map(weeks.map(one => [one.week, one]))
  const earliest = weeks.map(({ week }) => week).sort()[0] ?? last
  const widest = addDays(last, -7 * (FEWEST_WEEKS - 1))
  const shown: WeekShown[] = []
  for (let week = earliest < widest ? earliest : widest; week <= last; week = addDays(week, 7)) {
    const done = countsOf(known.get(week) ?? { readings: {}, activities: {} })
    shown.push({ week, ...done, goal: goalIn(goals, week) })
  }
  return [...Map.groupBy(shown, ({ week }) => week.slice(0, 7))]
    .map(([month, weeks]) => ({ month, weeks }))
    .sort((a, b) => (a.month < b.month ? 1 : -1))
}

/** How full a week's square is: by its texts, from none to many. */
export const fullness = (texts: number): 0 | 1 | 2 | 3 =>
  texts === 0 ? 0 : texts < 3 ? 1 : texts < 6 ? 2 : 3

/** Of a grade's texts in a language, those that were finished. */
export interface Shelf {
  readonly grade: Grade
  readonly finished: number
  readonly texts: number
}

/** The grades around the one of a level, and those of which something was finished, easy ones first. */
export function shelvesOf(
  texts: readonly Pick<ListedText, 'id' | 'language' | 'grade'>[],
  language: Language,
  level: Grade,
  finishedTexts: readonly string[],
): readonly Shelf[] {
  const finished = new Set(finishedTexts)
  return GRADES.map(grade => {
    const own = texts.filter(text => text.language === language && text.grade === grade)
    return { grade, texts: own.length, finished: own.filter(({ id }) => finished.has(id)).length }
  }).filter(
    ({ grade, texts, finished }) =>
      texts > 0 && (finished > 0 || Math.abs(GRADES.indexOf(grade) - GRADES.indexOf(level)) <= 1),
  )
}
