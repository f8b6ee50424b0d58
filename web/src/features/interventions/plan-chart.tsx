import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { aimOn } from '#shared/interventions/aim-line.ts'
import type { Review } from '#shared/interventions/review.ts'
import type { Intervention } from '#shared/interventions/schema.ts'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import { dateOf } from '#web/i18n/day.ts'
import { monthOf } from '#web/i18n/short-day.ts'
import { useLanguage } from '#web/i18n/speak.ts'
import { LineChart } from '#web/ui/chart/line-chart.tsx'
import type { Column } from '#web/ui/data-table/columns.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import staff from '#web/ui/staff.module.css'
import { chartOfPlan, type DrawnPoint } from './chart-of-plan.ts'
import styles from './plan.module.css'

interface PlanChartProps {
  readonly plan: Intervention
  readonly review: Review
  readonly declared: ReadonlySet<SchoolDay>
  readonly today: SchoolDay
}

/** Points, aim line, trend and phase lines; the same as a table. */
export function PlanChart({ plan, review, declared, today }: PlanChartProps) {
  const { t } = useTranslation('interventions')
  const spoken = useLanguage()
  const { points, lines, marks, months, x } = chartOfPlan(plan, review, today, declared)
  const aim = aimOn(plan.aims, plan.ended?.on ?? today) ?? plan.aims[0]
  const grade = t(`grade.${plan.grade}`)
  const pace = (value: number | undefined) => (value === undefined ? '–' : Math.round(value))
  const saidOf = (point: DrawnPoint) => {
    const said = t('chart.point', {
      count: point.readings,
      day: dateOf(point.day, spoken),
      pace: pace(point.pace),
      aim: pace(point.aim),
    })
    return point.side === 'before' ? t('chart.before', { said }) : said
  }
  const goalLines = lines.filter(({ kind }) => kind === 'goal').length
  return (
    <>
      <LineChart
        title={t('chart.title')}
        sentence={
          points.length === 0
            ? t('chart.empty', { grade })
            : t('chart.said', {
                count: points.length,
                first: pace(points[0]?.pace),
                last: pace(points.at(-1)?.pace),
                goal: pace(aim?.goal),
                day: aim ? dateOf(aim.until, spoken) : '',
              })
        }
        unit={t('chart.unit')}
        x={x}
        ticks={months.map(({ x, day }) => ({ x, label: monthOf(day, spoken) }))}
        points={points.map(point => ({
          id: point.day,
          x: point.x,
          y: point.pace,
          said: saidOf(point),
          isBefore: point.side === 'before',
        }))}
        lines={lines.map((line, n) => ({
          ...line,
          ...(line.kind === 'trend' && { label: t('chart.trend') }),
          // Only the latest goal is one still.
          ...(line.kind === 'goal' && n === goalLines - 1 && { label: t('chart.goal') }),
        }))}
        marks={marks.map(({ x }, n) => ({ x, label: `${n + 2}` }))}
        hint={t('chart.hint')}
      >
        <p className={staff.soft}>{t('chart.basis', { grade })}</p>
      </LineChart>
      <PointTable points={points} />
    </>
  )
}

/** Folded on the screen; on paper it is there. */
function PointTable({ points }: { readonly points: readonly DrawnPoint[] }) {
  const { t } = useTranslation('interventions')
  const spoken = useLanguage()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const open = () => setOpen(true)
    addEventListener('beforeprint', open)
    return () => removeEventListener('beforeprint', open)
  }, [])
  const columns: readonly Column<DrawnPoint>[] = [
    {
      id: 'day',
      header: t('chart.day'),
      kind: 'date',
      text: ({ day }) => dateOf(day, spoken),
      sort: ({ day }) => day,
    },
    {
      id: 'pace',
      header: t('chart.pace'),
      kind: 'number',
      text: ({ pace }) => Math.round(pace),
      sort: ({ pace }) => pace,
    },
    {
      id: 'aim',
      header: t('chart.aim'),
      kind: 'number',
      text: ({ aim }) => (aim === undefined ? '–' : Math.round(aim)),
    },
    { id: 'side', header: t('chart.side'), text: ({ side }) => t(`chart.sides.${side}`) },
    { id: 'readings', header: t('chart.readings'), kind: 'number', text: ({ readings }) => readings },
  ]
  if (points.length === 0) return null
  return (
    <details className={styles.table} open={isOpen} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{t('chart.table')}</summary>
      <DataTable
        label={t('chart.table')}
        columns={columns}
        rows={points}
        rowId={({ day }) => day}
        file={t('chart.file')}
        empty=""
      />
    </details>
  )
}
