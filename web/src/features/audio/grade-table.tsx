import { useTranslation } from 'react-i18next'
import { GRADES, type Grade } from '#shared/kernel/school.ts'
import type { Column } from '#web/ui/data-table/columns.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import { type GradeRow, sumOf } from './selection.ts'
import { useMoney } from './use-money.ts'

interface GradeTableProps {
  readonly label: string
  readonly rows: readonly GradeRow[]
  readonly chosen: readonly Grade[]
  readonly onChoose: (grades: readonly Grade[]) => void
}

/** What each grade has, lacks and would cost; its box chooses it. */
export function GradeTable({ label, rows, chosen, onChoose }: GradeTableProps) {
  const { t } = useTranslation('audio')
  const money = useMoney()
  const sum = sumOf(rows.filter(({ grade }) => chosen.includes(grade)))
  const counted = (id: 'total' | 'made' | 'missing' | 'characters' | 'cost', of: Of, cost = false) => ({
    id,
    header: t(`table.${id}`),
    kind: 'number' as const,
    text: (row: GradeRow) => (cost ? money.cost(of(row)) : money.count(of(row))),
    foot: cost ? money.cost(of(sum)) : money.count(of(sum)),
  })
  const columns: readonly Column<GradeRow>[] = [
    {
      id: 'grade',
      header: t('table.grade'),
      text: ({ grade }) => t(`grades.${grade}`),
      foot: t('table.chosen'),
    },
    counted('total', ({ total }) => total),
    counted('made', ({ made }) => made),
    counted('missing', ({ total, made }) => total - made),
    counted('characters', ({ missing }) => missing),
    counted('cost', ({ missing }) => missing, true),
  ]
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      rowId={({ grade }) => grade}
      empty={null}
      selection={{ chosen, onChoose: ids => onChoose(GRADES.filter(grade => ids.includes(grade))) }}
    />
  )
}

type Of = (row: Omit<GradeRow, 'grade'>) => number
