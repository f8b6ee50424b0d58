import type { Grade, Language } from '#shared/kernel/school.ts'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import { useTexts } from '#web/lib/content.ts'
import { bandOf, targetOf } from './benchmark-band.ts'

/** What is expected of a grade on a day, in words correct per minute; undefined where nothing is. */
export function useExpectedPace(): (language: Language, grade: Grade, day: SchoolDay) => number | undefined {
  const texts = useTexts().data ?? []
  return (language, grade, day) => bandOf(language, grade, day, targetOf(texts, language, grade))?.expected
}
