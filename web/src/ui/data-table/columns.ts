import type { ColumnDef, SortingState } from '@tanstack/react-table'
import type { ReactNode } from 'react'

/** What a value is compared as; nothing goes last, whichever way. */
type Comparable = string | number | null | undefined

/** One column of a table, said once. The first of a table names its rows. */
export interface Column<Row> {
  readonly id: string
  /** Above the column; before its value where the table folds into cards. */
  readonly header: string
  /** The value in words: what a cell shows that has no `cell`, and what a file says. */
  readonly text?: (row: Row) => string | number | undefined
  /** The value as it looks, where words alone are too little. */
  readonly cell?: (row: Row) => ReactNode
  /** By what the column is sorted; without it, it is not. */
  readonly sort?: (row: Row) => Comparable
  /** Numbers stand at the end, digit under digit; actions have a header for ears only and are in no file; what is live is of this moment, and not for paper. */
  readonly kind?: 'text' | 'number' | 'date' | 'actions' | 'live'
  /** As CSS says widths; without it the browser divides. */
  readonly width?: string
  /** The language of what the cells say, where it is not the page's. */
  readonly lang?: string | ((row: Row) => string | undefined)
  /** A value that speaks for itself in a card: it stands there without its header. */
  readonly isPlain?: boolean
  /** Under all rows: a sum. */
  readonly foot?: ReactNode
}

/** What rows are sorted by, and which way. */
export interface Order {
  readonly column: string
  readonly isDescending: boolean
}

// Names of people and places here are compared as Spanish does it, whatever the screen speaks. Made when something is sorted.
let names: Intl.Collator | undefined

function compare(a: Comparable, b: Comparable): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  names ??= new Intl.Collator('es-PR', { numeric: true, sensitivity: 'base' })
  return names.compare(String(a), String(b))
}

/** The same columns as TanStack Table has them. */
export const definitionsOf = <Row>(columns: readonly Column<Row>[]): ColumnDef<Row, Comparable>[] =>
  columns.map(({ id, sort, kind }) => ({
    id,
    accessorFn: row => sort?.(row) ?? undefined,
    enableSorting: sort !== undefined,
    sortDescFirst: kind === 'number' || kind === 'date',
    sortUndefined: 'last',
    sortingFn: (a, b) => compare(a.getValue<Comparable>(id), b.getValue<Comparable>(id)),
  }))

export const sortingOf = (order: Order | undefined): SortingState =>
  order ? [{ id: order.column, desc: order.isDescending }] : []

export const orderOf = ([first]: SortingState): Order | undefined =>
  first && { column: first.id, isDescending: first.desc }

/** What a cell shows. */
export const shownOf = <Row>({ cell, text }: Column<Row>, row: Row): ReactNode =>
  cell ? cell(row) : text?.(row)

export const langOf = <Row>({ lang }: Column<Row>, row: Row): string | undefined =>
  typeof lang === 'function' ? lang(row) : lang

/** The rows as a file has them: the headers, then what each cell says. */
export const linesOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string[][] => {
  const written = columns.filter(({ text }) => text !== undefined)
  return [
    written.map(({ header }) => header),
    ...rows.map(row => written.map(({ text }) => String(text?.(row) ?? ''))),
  ]
}

/**
 * What each part of a table is, said again: folded into cards they are no boxes of a table any more, and a browser may
 * forget it.
 */
export const rolesOf = (isGrid: boolean) => ({
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: isGrid ? 'gridcell' : 'cell' },
})
