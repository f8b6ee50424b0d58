import type { Language } from '#shared/kernel/school.ts'

const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

// Made when they are first asked for: the first of `Intl` takes a phone a tenth of a second, in which nothing is drawn.
const formats: Partial<Record<Language, Intl.RelativeTimeFormat>> = {}

/** How long ago an instant (ISO 8601) was, in words: `hace 3 días`. */
export function relativeTime(instant: string, language: Language, now = Date.now()): string {
  const seconds = Math.round((Date.parse(instant) - now) / 1000)
  const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? ['second', 1]
  // A clock that is ahead of the server's makes nothing lie in the future.
  formats[language] ??= new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  return formats[language].format(Math.min(0, Math.trunc(seconds / size)), unit)
}
