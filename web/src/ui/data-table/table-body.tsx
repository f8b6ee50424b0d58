import { useId } from 'react'
import styles from '../data-table.module.css'
import { Skeleton } from '../skeleton.tsx'
import { type Column, langOf, rolesOf, shownOf } from './columns.ts'
import { RowBox } from './row-box.tsx'

interface TableRowProps<Row> {
  readonly row: Row
  readonly columns: readonly Column<Row>[]
  readonly isGrid: boolean
  /** How its box is named and set, where rows are chosen. */
  readonly box:
    | { readonly label: string; readonly isChosen: boolean; readonly onToggle: () => void }
    | undefined
}

/** A row: its first cell is its name. */
export function TableRow<Row>({ row, columns, isGrid, box }: TableRowProps<Row>) {
  const roles = rolesOf(isGrid)
  const nameId = useId()
  return (
    <tr
      {...roles.row}
      data-chosen={box?.isChosen || undefined}
      {...(box && { 'aria-selected': box.isChosen })}
    >
      {box && (
        <td {...roles.cell} className={styles.chooser}>
          <RowBox {...box} of={nameId} />
        </td>
      )}
      {columns.map((column, at) => {
        const { id, header, kind = 'text', isPlain } = column
        const Cell = at === 0 ? 'th' : 'td'
        const labels = at > 0 && kind !== 'actions' && !isPlain
        return (
          <Cell
            key={id}
            {...(at === 0 ? { ...roles.rowHeader, id: nameId } : roles.cell)}
            data-kind={kind}
            data-label={labels ? header : undefined}
            lang={langOf(column, row)}
          >
            {kind === 'actions' ? (
              <div className={styles.actions}>{shownOf(column, row)}</div>
            ) : (
              shownOf(column, row)
            )}
          </Cell>
        )
      })}
    </tr>
  )
}

interface WaitingBodyProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly count: number
  readonly hasBoxes: boolean
}

/** Rows that are still to come: they keep the place, and say nothing. */
export const WaitingBody = <Row,>({ columns, count, hasBoxes }: WaitingBodyProps<Row>) => (
  <tbody aria-hidden="true">
    {Array.from({ length: count }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
      <tr key={row}>
        {hasBoxes && <td className={styles.chooser} />}
        {columns.map(({ id, kind = 'text' }, at) => (
          <td key={id} data-kind={kind}>
            <Skeleton width={at === 0 ? '70%' : '50%'} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
)
