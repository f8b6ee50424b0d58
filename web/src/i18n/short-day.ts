import type { Language } from '#shared/kernel/school.ts'
import type { SchoolDay } from '#shared/kernel/school-day.ts'

const named = (style: Intl.DateTimeFormatOptions) => (day: SchoolDay, language: Language) =>
  new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** `nov`, `Nov`. */
export const monthOf = named({ month: 'short' })
/** `16 nov`, `Nov 16`. */
export const shortDateOf = named({ day: 'numeric', month: 'short' })
