import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { csvFile, download } from '#web/lib/csv-file.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import staff from '#web/ui/staff.module.css'
import { byAttention, type Row, shareOf } from './figures.ts'
import styles from './place-table.module.css'
import { useNumbers } from './use-numbers.ts'
import { ORDERS, type Order } from './use-view.ts'

export type Level = 'region' | 'municipio' | 'school' | 'group'

interface PlaceTableProps {
  readonly level: Level
  readonly rows: readonly Row[]
  readonly order: Order
  readonly onOrder: (order: Order) => void
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

/** The same numbers as on the map, as a list that leads on; a file holds exactly what is shown. */
export function PlaceTable({ level, rows, order, onOrder, linkOf, fileName, none }: PlaceTableProps) {
  const { t } = useTranslation('figures')
  const { number, percent } = useNumbers()
  const columns = COUNTS.filter(name => !LEFT_OUT[level].includes(name))
  const sorted = rows.toSorted(
    order === 'attention' ? byAttention : (a, b) => a.name.localeCompare(b.name, 'es'),
  )
  const save = () => {
    const head = [t(`columns.${level}`), ...columns.map(name => t(`columns.${name}`)), t('columns.share')]
    const body = sorted.map(row => {
      const share = shareOf(row)
      const counts = columns.map(name => String(row[name]))
      return [row.name, ...counts, share === null ? '' : String(Math.round(share * 100))]
    })
    download(csvFile([head, ...body]), `${fileName}.csv`)
  }
  return (
    <section className={staff.section} aria-label={t(`lists.${level}`)}>
      <div className={staff.tools}>
        <SelectField
          label={t('order')}
          value={order}
          onChange={({ target }) => onOrder(ORDERS.find(name => name === target.value) ?? 'attention')}
        >
          {ORDERS.map(name => (
            <option key={name} value={name}>
              {t(`orders.${name}`)}
            </option>
          ))}
        </SelectField>
        <Button tone="quiet" disabled={sorted.length === 0} onClick={save}>
          <Icon name="document" size={20} />
          {t('csv')}
        </Button>
      </div>
      <Card flush>
        {sorted.length === 0 && <p className={staff.empty}>{none}</p>}
        {sorted.length > 0 && (
          <table className={`${staff.table} ${styles.table}`}>
            <thead>
              <tr>
                <th scope="col">{t(`columns.${level}`)}</th>
                {columns.map(name => (
                  <th key={name} scope="col" data-number>
                    {t(`columns.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sorted.map(row => (
                <tr key={row.id}>
                  <td lang="es-PR">
                    <Name to={linkOf(row)}>{row.name}</Name>
                  </td>
                  {columns.map(name => (
                    <td key={name} data-number data-label={t(`columns.${name}`)}>
                      {name === 'readers' ? <Readers row={row} percent={percent} /> : number(row[name])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Card>
    </section>
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

interface ReadersProps {
  readonly row: Row
  readonly percent: (share: number) => string
}

/** How many read, and which share that is; that nobody did is said, not only coloured. */
function Readers({ row, percent }: ReadersProps) {
  const { t } = useTranslation('figures')
  const { number } = useNumbers()
  const share = shareOf(row)
  if (share === null) return <span className={staff.soft}>{t('noStudents')}</span>
  if (share === 0) return <Badge tone="alert">{t('nobodyRead')}</Badge>
  return (
    <>
      {number(row.readers)} <span className={staff.soft}>({percent(share)})</span>
    </>
  )
}
