import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react'

/** So many rows are one page of the keyboard. */
const PAGE_ROWS = 10
const WIDGETS = 'a[href], button, input, select, textarea, [tabindex]:not(td, th)'
/** They use the arrows themselves. */
const WRITES = 'input:not([type="checkbox"], [type="radio"]), select, textarea'

/** Where the keyboard can stop: the controls of a cell or, where it has none, the cell itself. */
interface Stop {
  readonly element: HTMLElement
  readonly column: number
}

const stopsOf = (cell: HTMLTableCellElement): HTMLElement[] => {
  const widgets = [...cell.querySelectorAll<HTMLElement>(WIDGETS)]
  return widgets.length > 0 ? widgets : [cell]
}
/** The rows where it can stop; those that only keep the place of what is awaited are none. */
const rowsOf = (table: HTMLTableElement): Stop[][] =>
  [...table.rows]
    .filter(row => !row.closest('[aria-hidden]'))
    .map(row => [...row.cells].flatMap((cell, column) => stopsOf(cell).map(element => ({ element, column }))))

/**
 * The keyboard of a WAI-ARIA grid: one stop of the Tab key, from which arrows, Home, End and the page keys go on from
 * cell to cell, and through the controls of a cell one by one.
 */
export function useGridKeys(isGrid: boolean) {
  const table = useRef<HTMLTableElement>(null)
  const here = useRef<{ element: HTMLElement; row: number }>(undefined)
  const isInside = useRef(false)

  /** Leaves one stop to the Tab key: the last one, or what stands in its place. */
  const settle = () => {
    if (!table.current) return
    const rows = rowsOf(table.current)
    for (const cell of table.current.querySelectorAll('td, th')) cell.removeAttribute('tabindex')
    const stops = rows.flat().map(({ element }) => element)
    for (const element of stops) element.tabIndex = -1
    const last = here.current
    const heads = table.current.tHead?.rows.length ?? 0
    const place = Math.min(last?.row ?? heads, rows.length - 1)
    const current = last && stops.includes(last.element) ? last.element : rows[place]?.[0]?.element
    if (!current) return
    current.tabIndex = 0
    // A row that went away with the focus leaves it to the one that took its place.
    if (last && isInside.current && !last.element.isConnected) current.focus({ preventScroll: true })
  }
  useLayoutEffect(() => {
    if (isGrid) settle()
  })
  if (!isGrid) return { ref: table }

  return {
    ref: table,
    onFocus({ target, currentTarget }: FocusEvent<HTMLTableElement>) {
      // What a cell opened elsewhere on the page is no part of it.
      if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return
      const row = rowsOf(currentTarget).findIndex(stops => stops.some(({ element }) => element === target))
      if (row < 0) return
      here.current = { element: target, row }
      isInside.current = true
      settle()
    },
    onBlur() {
      queueMicrotask(() => {
        isInside.current = here.current !== undefined && !here.current.element.isConnected
      })
    },
    onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
      const { target, currentTarget, key, ctrlKey, altKey, metaKey, shiftKey } = event
      if (event.defaultPrevented || altKey || metaKey || shiftKey) return
      if (!(target instanceof HTMLElement) || !currentTarget.contains(target) || target.matches(WRITES))
        return
      for (const element of candidates(rowsOf(currentTarget), target, key, ctrlKey)) {
        element.focus()
        // Where the table is folded its head is not drawn, and takes no focus.
        if (element.ownerDocument.activeElement !== element) continue
        event.preventDefault()
        return
      }
    },
  }
}

/** Where a key may lead from a stop, the nearest first. */
export function candidates(
  rows: readonly (readonly Stop[])[],
  from: HTMLElement,
  key: string,
  ctrl: boolean,
): HTMLElement[] {
  const y = rows.findIndex(stops => stops.some(({ element }) => element === from))
  const row = rows[y] ?? []
  const x = row.findIndex(({ element }) => element === from)
  const column = row[x]?.column ?? 0
  const nth = x - row.findIndex(stop => stop.column === column)
  /** The same place in other rows. */
  const across = (others: readonly (readonly Stop[])[]) =>
    others.flatMap(stops => {
      const same = stops.filter(stop => stop.column === column)
      return same[Math.min(nth, same.length - 1)] ?? stops.at(-1) ?? []
    })
  const stops = ((): readonly Stop[] => {
    if (key === 'ArrowRight') return row.slice(x + 1)
    if (key === 'ArrowLeft') return row.slice(0, x).reverse()
    if (key === 'ArrowDown') return across(rows.slice(y + 1))
    if (key === 'ArrowUp') return across(rows.slice(0, y).reverse())
    if (key === 'PageDown') return across([...rows.slice(y + 1, y + 1 + PAGE_ROWS)].reverse())
    if (key === 'PageUp') return across(rows.slice(Math.max(0, y - PAGE_ROWS), y))
    if (key === 'Home') return ctrl ? rows.flat() : row
    if (key === 'End') return [...(ctrl ? rows.flat() : row)].reverse()
    return []
  })()
  return stops.map(({ element }) => element).filter(element => element !== from)
}
