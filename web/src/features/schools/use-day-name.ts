import { useLanguage } from '#web/i18n/speak.ts'

/** A school day in full: `viernes, 27 de noviembre de 2026`. */
export function useDayName(): (day: string) => string {
  const language = useLanguage()
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' })
  return day => format.format(new Date(day))
}
