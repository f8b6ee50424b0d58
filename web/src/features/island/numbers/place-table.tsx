import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Badge } from '#web/ui/badge.tsx'
import type { Column, Order } from '#web/ui/data-table/columns.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import staff from '#web/ui/staff.module.css'
import { byAttention, type Row, shareOf } from './figures.ts'
import styles from './numbers.module.css'
import { useNumbers } from './use-numbers.ts'

export type Level = 'region' | 'municipio' | 'school' | 'group'

interface PlaceTableProps {
  readonly level: Level
  readonly rows: readonly Row[]
  readonly order: Order | undefined
  readonly onOrder: (order: Order | undefined) => void
  /** Where a row's name leads; nowhere where more is not told. */
  readonly linkOf: (row: Row) => string | undefined
  /** What a file of it is called, without its ending. */
  readonly fileName: string
  /** What is said where there is no row. */
  readonly none: string
}

const COUNTS = ['schools', 'groups', 'students', 'readers', 'readings'] as const
/** What one school or group has no need to count. */
const LEFT_OUT: Readonly<Record<Level, readonly string[]>> = {
  region: [],
  municipio: [],
  school: ['schools'],
  group: ['schools', 'groups'],
}

/** The same numbers as on the map, as a list that leads on: first where one should look first. */
export function PlaceTable({ level, rows, order, onOrder, linkOf, fileName, none }: PlaceTableProps) {
  const { t } = useTranslation('figures')
  const { number } = useNumbers()
  const expectedColumn: Column<Row> = {
    id: 'withoutAccount',
    header: t('columns.withoutAccount'),
    kind: 'number',
    text: ({ withoutAccount }) => withoutAccount ?? 0,
    sort: ({ withoutAccount }) => withoutAccount,
    cell: ({ withoutAccount }) => number(withoutAccount ?? 0),
  }
  const columns: readonly Column<Row>[] = [
    {
      id: 'name',
      header: t(`columns.${level}`),
      lang: 'es-PR',
      text: ({ name }) => name,
      sort: ({ name }) => name,
      cell: row => <Name to={linkOf(row)}>{row.name}</Name>,
    },
    ...COUNTS.filter(name => !LEFT_OUT[level].includes(name)).flatMap((name): Column<Row>[] => [
      {
        id: name,
        // Beyond a school's own groups only those with an account are counted.
        header: t(name === 'students' && level !== 'group' ? 'columns.accounts' : `columns.${name}`),
        kind: 'number',
        text: row => row[name],
        sort: row => row[name],
        cell: row => number(row[name]),
      },
      ...(name === 'students' && level === 'group' ? [expectedColumn] : []),
    ]),
    {
      id: 'share',
      header: t('columns.share'),
      kind: 'number',
      text: row => {
        const share = shareOf(row)
        return share === null ? '' : Math.round(share * 100)
      },
      sort: shareOf,
      cell: row => <Share row={row} level={level} />,
    },
  ]
  return (
    <DataTable
      label={t(`lists.${level}`)}
      columns={columns}
      rows={rows.toSorted(byAttention)}
      rowId={({ id }) => id}
      givenOrder={t('attention')}
      order={order}
      onOrder={onOrder}
      file={fileName}
      empty={none}
    />
  )
}

const Name = ({ to, children }: { readonly to: string | undefined; readonly children: string }) =>
  to === undefined ? (
    children
  ) : (
    <Link to={to} className={styles.name}>
      {children}
    </Link>
  )

/** Which share read; that nobody did is said, not only coloured. */
function Share({ row, level }: { readonly row: Row } & Pick<PlaceTableProps, 'level'>) {
  const { t } = useTranslation('figures')
  const { percent } = useNumbers()
  const share = shareOf(row)
  if (share === null)
    return <span className={staff.soft}>{t(level === 'group' ? 'noStudents' : 'noAccounts')}</span>
  if (row.students === row.withoutAccount) return <Badge>{t('noAccounts')}</Badge>
  if (share === 0) return <Badge tone="alert">{t('nobodyRead')}</Badge>
  return percent(share)
}
