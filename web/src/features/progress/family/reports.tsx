import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { addDays, type SchoolDay } from '#shared/kernel/school-day.ts'
import type { ReportWeek } from '#shared/progress/report-week.ts'
import { dateOf } from '#web/i18n/day.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import staff from '#web/ui/staff.module.css'
import styles from './reports.module.css'

interface ReportsProps {
  /** Newest first. */
  readonly weeks: readonly ReportWeek[]
  /** The child's page, on which they are read. */
  readonly at: string
}

/** The newest week's report, then those of thirteen months. */
export function Reports({ weeks, at }: ReportsProps) {
  const { t } = useTranslation('family')
  const language = useLanguage()
  const [newest, ...older] = weeks
  const place = (week: SchoolDay) => `${at}&${new URLSearchParams({ week })}`
  const span = ({ week }: ReportWeek) => ({
    from: dateOf(addDays(week, -7), language),
    until: dateOf(week, language),
  })
  return (
    <section className={staff.section} aria-labelledby="reports">
      <h2 id="reports">{t('report.list')}</h2>
      <p>{t(newest ? 'report.lead' : 'report.first')}</p>
      {newest &&
        (newest.days > 0 ? (
          <div className={styles.newest}>
            <div>
              <strong>{t('report.span', span(newest))}</strong>
              <p>
                <Short of={newest} />
              </p>
            </div>
            <Button asChild>
              <Link
                to={place(newest.week)}
                aria-label={t('report.seeOf', { day: dateOf(newest.week, language) })}
              >
                <Icon name="document" />
                {t('report.see')}
              </Link>
            </Button>
          </div>
        ) : (
          <p>{t('report.quiet', span(newest))}</p>
        ))}
      {older.length > 0 && (
        <details className={styles.older}>
          <summary>{t('report.older')}</summary>
          <ul>
            {older.map(week => (
              <li key={week.week}>
                <Link to={place(week.week)}>{t('report.span', span(week))}</Link>
                <span className={staff.soft}>
                  <Short of={week} />
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

/** A week in one line. */
function Short({ of: { days, readings, words } }: { readonly of: ReportWeek }) {
  const { t } = useTranslation('family')
  const language = useLanguage()
  return new Intl.ListFormat(language, { type: 'unit' }).format([
    t('report.days', { count: days }),
    t('report.texts', { count: readings }),
    t('report.words', { count: words }),
  ])
}
