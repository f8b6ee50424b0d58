import styles from '../data-table.module.css'
import { type Column, rolesOf } from './columns.ts'

interface TableFootProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly isGrid: boolean
  readonly hasBoxes: boolean
}

/** The sums under a table. */
export function TableFoot<Row>({ columns, isGrid, hasBoxes }: TableFootProps<Row>) {
  const roles = rolesOf(isGrid)
  return (
    <tfoot {...roles.group}>
      <tr {...roles.row}>
        {hasBoxes && <td {...roles.cell} className={styles.chooser} />}
        {columns.map(({ id, header, foot, kind = 'text' }, at) => {
          const Cell = at === 0 ? 'th' : 'td'
          return (
            <Cell
              key={id}
              {...(at === 0 ? roles.rowHeader : roles.cell)}
              data-kind={kind}
              data-label={at > 0 ? header : undefined}
            >
              {foot}
            </Cell>
          )
        })}
      </tr>
    </tfoot>
  )
}
