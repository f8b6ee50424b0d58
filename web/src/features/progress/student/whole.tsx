import { useTranslation } from 'react-i18next'
import { LANGUAGES, SUBJECTS } from '#shared/kernel/school.ts'
import { schoolDay, weekOf } from '#shared/kernel/school-day.ts'
import { goalIn } from '#shared/progress/goals.ts'
import type { Progress } from '#shared/progress/schema.ts'
import { nothingDone, together } from '#shared/progress/tally.ts'
import { useTexts } from '#web/lib/content.ts'
import { Figures } from '#web/ui/figures.tsx'
import { ReadState } from '#web/ui/read-state.tsx'
import staff from '#web/ui/staff.module.css'
import { praiseOf } from '../fluency.ts'
import { LanguageWay } from './language-way.tsx'
import styles from './whole.module.css'
import { countsOf, yearOf } from './year.ts'
import { YearWeeks } from './year-weeks.tsx'

interface WholeProps {
  readonly progress: Progress
  /** Days in a row, if they are known. */
  readonly run: number | undefined
  /** It is the child's own: in its measure, without pace and percent. */
  readonly forChild?: boolean
}

/** All that is known of how a child goes on: this week, the year, each language, each subject. */
export function Whole({ progress, run, forChild = false }: WholeProps) {
  const { t } = useTranslation('progress', { keyPrefix: 'whole' })
  const { t: of } = useTranslation('progress')
  const texts = useTexts().data ?? []
  const { weeks, days, goals } = progress
  const today = progress.today ?? schoolDay(new Date())
  const week = weeks.find(one => one.week === weekOf(today)) ?? nothingDone
  const { texts: read, activities } = countsOf(week)
  const { words, more } = praiseOf(weeks, today)
  const goal = goalIn(goals, weekOf(today))
  const all = weeks.reduce(together, nothingDone)
  const subjects = SUBJECTS.flatMap(subject => {
    const done = all.activities[subject]
    return done ? [{ subject, done }] : []
  })
  return (
    <div className={styles.whole}>
      <section className={staff.section} aria-labelledby="this-week">
        <h2 id="this-week">{t('week')}</h2>
        <Figures
          figures={[
            {
              label: t('texts'),
              value: read,
              ...(goal !== undefined && { basis: t('ofGoal', { count: goal }) }),
            },
            { label: t('words'), value: words, ...(more > 0 && { basis: t('more', { count: more }) }) },
            { label: t('activities'), value: activities },
            { label: t('days'), value: days.length },
            ...(run === undefined ? [] : [{ label: t('run'), value: run }]),
          ]}
        />
      </section>
      <section className={staff.section} aria-labelledby="year">
        <h2 id="year">{t('year')}</h2>
        <p className={staff.soft}>{t('yearLead')}</p>
        <YearWeeks months={yearOf(weeks, goals, today)} />
      </section>
      <div className={styles.languages}>
        {LANGUAGES.map(language => (
          <LanguageWay
            key={language}
            language={language}
            progress={progress}
            texts={texts}
            forChild={forChild}
          />
        ))}
      </div>
      <section className={staff.section} aria-labelledby="subjects">
        <h2 id="subjects">{t('subjects')}</h2>
        {subjects.length === 0 ? (
          <ReadState state="empty" text={t('noActivities')} />
        ) : (
          <Figures
            figures={subjects.map(({ subject, done: { finished, scoreThousandths } }) => ({
              label: of(`subject.${subject}`),
              value: finished,
              ...(!forChild && {
                basis: t('atOnce', { percent: Math.round(scoreThousandths / finished / 10) }),
              }),
            }))}
          />
        )}
      </section>
    </div>
  )
}
