import { useTranslation } from 'react-i18next'
import type { Language } from '#shared/kernel/school.ts'
import { shortDateOf } from '#web/i18n/short-day.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { Icon } from '#web/ui/icon.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './whole.module.css'
import { fullness, type MonthShown, type WeekShown } from './year.ts'

const monthName = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )

/** A square a week with the texts that were read in it, a line a month; a star where a goal was reached. */
export function YearWeeks({ months }: { readonly months: readonly MonthShown[] }) {
  const language = useLanguage()
  return (
    <ol className={styles.months}>
      {months.map(({ month, weeks }) => (
        <li key={month} className={styles.month}>
          <span>{monthName(month, language)}</span>
          <ol>
            {weeks.map(week => (
              <li key={week.week}>
                <Square of={week} />
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  )
}

function Square({ of: { week, texts, words, goal } }: { readonly of: WeekShown }) {
  const { t } = useTranslation('progress', { keyPrefix: 'whole' })
  const language = useLanguage()
  const isReached = goal !== undefined && texts >= goal
  const said = [
    t('weekOf', { day: shortDateOf(week, language) }),
    t('weekTexts', { count: texts }),
    texts > 0 && t('weekWords', { count: words }),
    goal !== undefined && t(isReached ? 'weekReached' : 'weekGoal', { count: goal }),
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <span className={styles.square} data-full={fullness(texts)} title={said}>
      <span aria-hidden="true">{texts}</span>
      {isReached && <Icon name="star" size={14} />}
      <VisuallyHidden>{said}</VisuallyHidden>
    </span>
  )
}
