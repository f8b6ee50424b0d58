import { getCoreRowModel, getSortedRowModel, useReactTable } from '@tanstack/react-table'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Pages, useDrawnPages } from '#web/lib/pages.ts'
import {
  type Column,
  definitionsOf,
  linesOf,
  type Order,
  orderOf,
  rolesOf,
  sortingOf,
} from './data-table/columns.ts'
import { RowBox } from './data-table/row-box.tsx'
import { Chosen, SaveCsv, SortChoice } from './data-table/table-bar.tsx'
import { TableRow, WaitingBody } from './data-table/table-body.tsx'
import { TableFoot } from './data-table/table-foot.tsx'
import { TableHead } from './data-table/table-head.tsx'
import { useGridKeys } from './data-table/use-grid-keys.ts'
import { useOrderWords } from './data-table/use-order-words.ts'
import styles from './data-table.module.css'
import { LoadMore } from './load-more.tsx'
import hidden from './visually-hidden.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

interface Selection {
  /** The ids of the rows chosen. */
  readonly chosen: readonly string[]
  readonly onChoose: (ids: readonly string[]) => void
  /** What can be done with them. */
  readonly actions?: ReactNode
}

interface DataTableProps<Row> {
  /** What it is a table of, for ears. */
  readonly label: string
  readonly columns: readonly Column<Row>[]
  /** Undefined while they are awaited. */
  readonly rows: readonly Row[] | undefined
  readonly rowId: (row: Row) => string
  /** Said in the place of rows where there are none. */
  readonly empty: ReactNode
  /** Stands in the place of rows that did not come, or above those that came before. */
  readonly failed?: ReactNode
  /** What the order is called in which the rows come; said, it can be chosen at any width. */
  readonly givenOrder?: string
  /** How it is sorted at first; as the rows come, without it. */
  readonly firstOrder?: Order
  /** How it is sorted, where somebody else remembers it. */
  readonly order?: Order | undefined
  readonly onOrder?: (order: Order | undefined) => void
  readonly selection?: Selection
  /** The pages that a server still has. */
  readonly pages?: Pages<Row>
  /** So many rows are drawn at first, and as many more when asked. */
  readonly pageSize?: number
  /** It can be taken along as a file of this name (without an ending). */
  readonly file?: string
  readonly surface?: 'card' | 'sea' | 'none'
  /** More columns than fit: it scrolls sideways under its first column. */
  readonly isWide?: boolean
  /** Moved through with the arrows. Tables with actions or boxes are. */
  readonly isGrid?: boolean
  readonly waitingRows?: number
}

/** Rows with their columns said once: sorted, chosen, paged, taken along, and folded into cards where there is no room. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowId,
    empty,
    failed,
    selection,
    file,
    surface = 'card',
    isWide = false,
  } = props
  const { isGrid = selection !== undefined || columns.some(({ kind }) => kind === 'actions') } = props
  const { t } = useTranslation('table')
  const words = useOrderWords()
  const hintId = useId()
  const [ownOrder, setOwnOrder] = useState(props.firstOrder)
  const [said, say] = useState('')
  const order = props.onOrder ? props.order : ownOrder
  const onOrder = (next: Order | undefined) => {
    const set = props.onOrder ?? setOwnOrder
    set(next)
    say(words(columns, next, props.givenOrder))
  }
  const definitions = useMemo(() => definitionsOf(columns), [columns])
  const table = useReactTable<Row>({
    data: useMemo(() => [...(rows ?? [])], [rows]),
    columns: definitions,
    getRowId: rowId,
    state: {
      sorting: sortingOf(order),
      rowSelection: Object.fromEntries(selection?.chosen.map(id => [id, true]) ?? []),
    },
    onSortingChange: change =>
      onOrder(orderOf(typeof change === 'function' ? change(sortingOf(order)) : change)),
    onRowSelectionChange: change => {
      const next = typeof change === 'function' ? change(table.getState().rowSelection) : change
      selection?.onChoose(Object.keys(next).filter(id => next[id]))
    },
    autoResetAll: false,
    enableMultiSort: false,
    getCoreRowModel: getCoreRowModel(),
    getSortedRowModel: getSortedRowModel(),
  })
  const sorted = table.getRowModel().rows
  const { drawn, pages: own } = useDrawnPages(sorted, props.pageSize)
  const pages = props.pages ?? own
  // Half a list cannot be sorted: what stands first in it may be behind what nobody asked for yet.
  const canSort = !props.pages?.hasMore && sorted.length > 1
  const roles = rolesOf(isGrid)
  const grid = useGridKeys(isGrid)
  const isWaiting = rows === undefined && !failed
  const hasRows = sorted.length > 0
  const hasFoot = columns.some(({ foot }) => foot !== undefined)

  const lines = async () => {
    const missing = props.pages?.hasMore ? await props.pages.all() : undefined
    return linesOf(columns, missing ?? sorted.map(({ original }) => original))
  }
  const chooser = selection && (
    <RowBox
      label={t('chooseAll')}
      isChosen={table.getIsAllRowsSelected()}
      isPartly={table.getIsSomeRowsSelected()}
      onToggle={() => table.toggleAllRowsSelected()}
    />
  )
  return (
    <div className={styles.place} aria-busy={isWaiting}>
      {hasRows && (selection || file || canSort) && (
        <div className={styles.bar}>
          {canSort && columns.some(({ sort }) => sort) && (
            <SortChoice columns={columns} order={order} given={props.givenOrder} onOrder={onOrder} />
          )}
          {selection && (
            <Chosen
              count={selection.chosen.length}
              total={sorted.length}
              actions={selection.actions}
              onNone={() => selection.onChoose([])}
            />
          )}
          {file && <SaveCsv name={file} lines={lines} />}
        </div>
      )}
      <div className={styles.surface} data-surface={surface}>
        {failed}
        {rows && !failed && !hasRows && <div className={styles.empty}>{empty}</div>}
        {(isWaiting || hasRows) && (
          <div
            className={styles.scroll}
            {...(isWide && { role: 'region', 'aria-label': label, tabIndex: 0, 'data-wide': true })}
          >
            <table
              {...grid}
              className={styles.table}
              role={isGrid ? 'grid' : 'table'}
              {...(isGrid && {
                'aria-describedby': hasRows ? hintId : undefined,
                'aria-multiselectable': selection && true,
              })}
            >
              <caption className={hidden.hidden}>{isWaiting ? t('waiting', { label }) : label}</caption>
              <colgroup>
                {chooser && <col className={styles.chooser} />}
                {columns.map(({ id, kind, width }) => (
                  <col key={id} data-kind={kind} style={{ width }} />
                ))}
              </colgroup>
              <TableHead
                table={table}
                columns={columns}
                canSort={canSort}
                isGrid={isGrid}
                chooser={chooser}
              />
              {isWaiting && (
                <WaitingBody
                  columns={columns}
                  count={props.waitingRows ?? 4}
                  hasBoxes={selection !== undefined}
                />
              )}
              {hasRows && (
                <tbody {...roles.group}>
                  {drawn.map(row => (
                    <TableRow
                      key={row.id}
                      row={row.original}
                      columns={columns}
                      isGrid={isGrid}
                      box={
                        selection && {
                          label: t('choose'),
                          isChosen: row.getIsSelected(),
                          onToggle: () => row.toggleSelected(),
                        }
                      }
                    />
                  ))}
                </tbody>
              )}
              {hasFoot && hasRows && (
                <TableFoot columns={columns} isGrid={isGrid} hasBoxes={selection !== undefined} />
              )}
            </table>
          </div>
        )}
      </div>
      {hasRows && <LoadMore pages={pages} shown={drawn.length} />}
      {isGrid && hasRows && (
        <p id={hintId} className={styles.hint}>
          {t('keys')}
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  )
}
