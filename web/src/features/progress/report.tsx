import { useTranslation } from 'react-i18next'
import { LANGUAGES, SUBJECTS } from '#shared/kernel/school.ts'
import type { Progress } from '#shared/progress/schema.ts'
import { nothingDone, together } from '#shared/progress/tally.ts'
import { Unreached } from '#web/i18n/unreached.tsx'
import { useTexts } from '#web/lib/content.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import staff from '#web/ui/staff.module.css'
import { LanguageReport } from './language-report.tsx'
import styles from './reading-progress-screen.module.css'
import { WeekTable } from './week-table.tsx'

interface ReportProps {
  readonly read: {
    readonly data: Progress | undefined
    readonly isPending: boolean
    readonly isError: boolean
    readonly refetch: () => Promise<unknown>
  }
}

/** A child's reading, both languages side by side, then week by week. */
export function Report({ read: { data, isPending, isError, refetch } }: ReportProps) {
  const { t } = useTranslation('progress')
  const texts = useTexts()
  if (isPending || texts.isPending) return <Skeleton height="420px" />
  if (isError || !data) return <Unreached what={t('report.failed')} onRetry={refetch} />
  const { activities } = data.weeks.reduce(together, nothingDone)
  return (
    <>
      <p className={staff.soft}>{t('report.norm')}</p>
      <div className={styles.languages}>
        {LANGUAGES.map(language => (
          <LanguageReport key={language} language={language} progress={data} texts={texts.data ?? []} />
        ))}
      </div>
      <WeekTable weeks={data.weeks} />
      <section className={staff.section} aria-labelledby="activities">
        <h2 id="activities">{t('report.activities')}</h2>
        {Object.keys(activities).length === 0 ? (
          <p className={staff.soft}>{t('report.noActivities')}</p>
        ) : (
          <ul className={styles.facts}>
            {SUBJECTS.flatMap(subject => {
              const done = activities[subject]
              if (!done) return []
              const percent = Math.round(done.scoreThousandths / done.finished / 10)
              return (
                <li key={subject}>
                  <strong>{t(`subject.${subject}`)}</strong>
                  <span>{t('report.finished', { count: done.finished, percent })}</span>
                </li>
              )
            })}
          </ul>
        )}
      </section>
    </>
  )
}
