import { useTranslation } from 'react-i18next'
import type { Language } from '#shared/kernel/school.ts'
import { dateOf } from '#web/i18n/day.ts'
import { monthOf } from '#web/i18n/short-day.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { LineChart } from '#web/ui/chart/line-chart.tsx'
import staff from '#web/ui/staff.module.css'
import { bandsOf, type ExpectedWeek, monthsOf } from './fluency.ts'

interface FluencyChartProps {
  readonly weeks: readonly ExpectedWeek[]
  readonly language: Language
}

/** Words correct per minute week by week, against what is expected of the grade. The table below says it in figures. */
export function FluencyChart({ weeks, language }: FluencyChartProps) {
  const { t } = useTranslation('progress')
  const spoken = useLanguage()
  // A week stands in the middle of its stretch.
  const points = weeks.flatMap(({ week, pace }, n) => (pace === null ? [] : [{ week, pace, x: n + 0.5 }]))
  const [first, last] = [points[0], points.at(-1)]
  return (
    <LineChart
      title={t('chart.title', { language: t(`inLanguage.${language}`) })}
      sentence={
        first && last
          ? t('chart.said', {
              count: points.length,
              from: Math.round(first.pace),
              to: Math.round(last.pace),
            })
          : t('chart.empty')
      }
      unit={t('chart.unit')}
      x={[0, Math.max(1, weeks.length)]}
      ticks={monthsOf(weeks).map(({ x, week }) => ({ x, label: monthOf(week, spoken) }))}
      points={points.map(({ week, pace, x }) => ({
        id: week,
        x,
        y: pace,
        said: t('chart.point', { day: dateOf(week, spoken), pace: Math.round(pace) }),
      }))}
      lines={[{ id: 'read', kind: 'path', points: points.map(({ x, pace }) => ({ x, y: pace })) }]}
      bands={bandsOf(weeks)}
      marks={[]}
      hint={points.length > 0 ? t('chart.hint') : ''}
    >
      {points.length > 0 && <p className={staff.soft}>{t('chart.legend')}</p>}
    </LineChart>
  )
}
