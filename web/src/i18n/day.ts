import type { Language } from '#shared/kernel/school.ts'
import { ISLAND_TIME_ZONE, instantOf, type SchoolDay } from '#shared/kernel/school-day.ts'

const onTheIsland = (moment: string, language: Language, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: ISLAND_TIME_ZONE }).format(new Date(moment))

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** A moment as the day it is on the island: `21 nov 2026`, `Nov 21, 2026`. */
export const dayOf = (moment: string, language: Language): string => onTheIsland(moment, language, DAY)

/** A day that is told as one, the same way. */
export const dateOf = (day: SchoolDay, language: Language): string => dayOf(instantOf(day, '12:00'), language)

/** With the time of the day there: `21 nov 2026, 3:05 p. m.`. */
export const momentOf = (moment: string, language: Language): string =>
  onTheIsland(moment, language, { ...DAY, hour: 'numeric', minute: '2-digit' })

/** The time of the day there alone: `3:05 p. m.`. */
export const timeOf = (moment: string, language: Language): string =>
  onTheIsland(moment, language, { hour: 'numeric', minute: '2-digit' })
