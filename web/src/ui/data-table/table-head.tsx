import type { Table } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import styles from '../data-table.module.css'
import { Icon } from '../icon.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { type Column, rolesOf } from './columns.ts'

const WAYS = { asc: 'ascending', desc: 'descending' } as const

interface TableHeadProps<Row> {
  readonly table: Table<Row>
  readonly columns: readonly Column<Row>[]
  readonly canSort: boolean
  readonly isGrid: boolean
  /** Chooses all rows. */
  readonly chooser: ReactNode
}

/** A named header cell a column; those that sort are buttons. */
export function TableHead<Row>({ table, columns, canSort, isGrid, chooser }: TableHeadProps<Row>) {
  const roles = rolesOf(isGrid)
  return (
    <thead {...roles.group}>
      <tr {...roles.row}>
        {chooser && (
          <th {...roles.columnHeader} className={styles.chooser}>
            {chooser}
          </th>
        )}
        {columns.map(({ id, header, kind = 'text' }) => {
          const column = table.getColumn(id)
          const way = column?.getIsSorted() || undefined
          return (
            <th key={id} {...roles.columnHeader} data-kind={kind} aria-sort={way && WAYS[way]}>
              {kind === 'actions' ? (
                <VisuallyHidden>{header}</VisuallyHidden>
              ) : canSort && column?.getCanSort() ? (
                <button type="button" className={styles.sort} onClick={() => column.toggleSorting()}>
                  {header}
                  <Icon name={way ? WAYS[way] : 'sortable'} size={16} />
                </button>
              ) : (
                header
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
