import { useTranslation } from 'react-i18next'
import type { Language } from '#shared/kernel/school.ts'
import { monthOf } from '#web/i18n/short-day.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { CHART, type ChartWeek, draw } from './chart.ts'
import styles from './fluency-chart.module.css'

interface FluencyChartProps {
  readonly weeks: readonly ChartWeek[]
  readonly language: Language
}

/** Words correct per minute week by week, against what is expected of the grade. The table below says it in figures. */
export function FluencyChart({ weeks, language }: FluencyChartProps) {
  const { t } = useTranslation('progress')
  const spoken = useLanguage()
  const { points, line, bands, ticks, months } = draw(weeks)
  const [first, last] = [points[0], points.at(-1)]
  const said =
    first && last
      ? t('chart.said', {
          count: points.length,
          language: t(`inLanguage.${language}`),
          from: Math.round(first.week.pace ?? 0),
          to: Math.round(last.week.pace ?? 0),
        })
      : t('chart.empty')
  return (
    <figure className={styles.figure}>
      <svg viewBox={`0 0 ${CHART.width} ${CHART.height}`} role="img" aria-label={said}>
        {bands.map(({ x, y, width, height, middle }) => (
          <g key={x}>
            <rect x={x} y={y} width={width} height={height} className={styles.band} />
            <path d={`M${x} ${middle}h${width}`} className={styles.middle} />
          </g>
        ))}
        {ticks.map(({ value, y }) => (
          <g key={value}>
            <path d={`M${CHART.left} ${y}H${CHART.width - CHART.right}`} className={styles.rule} />
            <text x={CHART.left - 8} y={y + 5} className={styles.value}>
              {value}
            </text>
          </g>
        ))}
        {months.map(({ x, week }) => (
          <text key={week} x={x} y={CHART.height - 8} className={styles.month}>
            {monthOf(week, spoken)}
          </text>
        ))}
        <polyline points={line} className={styles.line} />
        {points.map(({ x, y, week }) => (
          <circle key={week.week} cx={x} cy={y} r={5} className={styles.point} />
        ))}
      </svg>
      <figcaption className={styles.legend}>{points.length === 0 ? said : t('chart.legend')}</figcaption>
    </figure>
  )
}
