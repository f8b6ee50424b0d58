import { useMemo } from 'react'
import { matchRoutes, useLocation } from 'react-router-dom'
import type { ScreenRoute } from './routes/row.ts'
import { rowOf, screens } from './routes.ts'

const rows = screens.map(screen => ({ path: screen.path, screen }))

/** The row of the table that stands at a path: of several the closest. Most paths are rows as they are; the library weighs every row. */
export const rowAt = (pathname: string): ScreenRoute | undefined =>
  rowOf(pathname) ?? matchRoutes(rows, pathname)?.at(-1)?.route.screen

/** The row of the table that is shown now. */
export function useScreen(): ScreenRoute | undefined {
  const { pathname } = useLocation()
  return useMemo(() => rowAt(pathname), [pathname])
}
