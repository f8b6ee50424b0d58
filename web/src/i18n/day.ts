import type { Language } from '#shared/kernel/school.ts'

/** A moment as the day it is on the island: `21 nov 2026`, `Nov 21, 2026`. */
export const dayOf = (moment: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'America/Puerto_Rico' }).format(
    new Date(moment),
  )
