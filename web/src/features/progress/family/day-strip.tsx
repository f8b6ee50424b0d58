import { useTranslation } from 'react-i18next'
import type { Language } from '#shared/kernel/school.ts'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { Flower } from '#web/ui/art/flower.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './day-strip.module.css'
import type { DayState } from './lately.ts'

const weekday = (day: SchoolDay, language: Language, style: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(language, { weekday: style, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

const SAID = { done: 'doneToday', rest: 'restToday', ahead: 'ahead' } as const

/** Days as flowers that opened: on each something was done. */
export function DayStrip({ days }: { readonly days: readonly DayState[] }) {
  const { t } = useTranslation('family')
  const language = useLanguage()
  return (
    <ol className={styles.days} style={{ gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))` }}>
      {days.map(({ day, state, isToday }) => (
        <li key={day} className={styles.day} data-state={state} data-today={isToday || undefined}>
          <span aria-hidden="true">{weekday(day, language, 'short').replace('.', '')}</span>
          <svg viewBox="0 0 32 32" aria-hidden="true" className={styles.picture}>
            {state === 'done' ? (
              <Flower />
            ) : (
              <circle cx="16" cy="16" r={state === 'rest' ? 9 : 4} className={styles.bud} />
            )}
          </svg>
          <VisuallyHidden>
            {t(`week.${isToday ? SAID[state] : state}`, { day: weekday(day, language, 'long') })}
          </VisuallyHidden>
        </li>
      ))}
    </ol>
  )
}
