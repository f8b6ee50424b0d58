import type { Pace } from '#functions/progress/progress.ts'
import type { Language } from '#shared/kernel/school.ts'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import type { Probe } from '#shared/progress/probe.ts'

interface Day {
  readonly day: SchoolDay
  readonly paces: readonly Pace[]
}

/** The first readings aloud of texts in a language, oldest first: of a text the first day on which it was read, of that day the first time. */
export function probesOf(days: readonly Day[], language: Language): Probe[] {
  const known = new Set<string>()
  return days
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
    .flatMap(({ day, paces }) =>
      paces.flatMap(({ readingId, pace, probe, language: of }): Probe[] => {
        if (!probe || of !== language || known.has(probe.textId)) return []
        known.add(probe.textId)
        return [{ readingId, day, ...probe, pace }]
      }),
    )
}
