import { useTranslation } from 'react-i18next'
import { type SchoolDay, weekOf } from '#shared/kernel/school-day.ts'
import { goalIn } from '#shared/progress/goals.ts'
import type { Progress } from '#shared/progress/schema.ts'
import { Figures } from '#web/ui/figures.tsx'
import staff from '#web/ui/staff.module.css'
import { praiseOf } from '../fluency.ts'
import { DayStrip } from './day-strip.tsx'
import type { Lately } from './lately.ts'

interface WeekProps {
  readonly done: Lately
  readonly progress: Progress
  /** Days in a row, if they are known. */
  readonly run: number | undefined
  readonly today: SchoolDay
}

/** The week in pictures, then in a few numbers. */
export function Week({ done, progress, run, today }: WeekProps) {
  const { t } = useTranslation('family')
  const { words, more } = praiseOf(progress.weeks, today)
  const texts = done.week.readings.length
  const goal = goalIn(progress.goals, weekOf(today))
  return (
    <section className={staff.section} aria-labelledby="week">
      <h2 id="week">{t('week.title')}</h2>
      <DayStrip days={done.days} />
      <Figures
        figures={[
          { label: t('week.texts'), value: texts },
          {
            label: t('week.words'),
            value: words,
            ...(more > 0 && { basis: t('week.more', { count: more }) }),
          },
          ...(run === undefined
            ? []
            : [{ label: t('week.run'), value: run, basis: t('week.runNow', { count: run }) }]),
          ...(goal === undefined
            ? []
            : [
                {
                  label: t('week.goal'),
                  // Who read more than that is told so by what was read.
                  value: texts >= goal ? goal : t('week.goalOf', { count: texts, of: goal }),
                  unit: t('week.goalUnit', { count: goal }),
                  ...(texts >= goal && { basis: t('week.goalReached') }),
                },
              ]),
        ]}
      />
    </section>
  )
}
