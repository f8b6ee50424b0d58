import type { Language } from '#shared/kernel/school.ts'
import { ISLAND_TIME_ZONE } from '#shared/kernel/school-day.ts'

/** A moment as the day it is on the island: `21 nov 2026`, `Nov 21, 2026`. */
export const dayOf = (moment: string, language: Language): string =>
  new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: ISLAND_TIME_ZONE,
  }).format(new Date(moment))
