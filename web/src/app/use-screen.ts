import { useMemo } from 'react'
import { matchRoutes, useLocation } from 'react-router-dom'
import type { ScreenRoute } from './routes/row.ts'
import { screens } from './routes.ts'

const rows = screens.map(screen => ({ path: screen.path, screen }))

/** The row of the table that stands at a path: of several the closest. */
export const rowAt = (pathname: string): ScreenRoute | undefined =>
  matchRoutes(rows, pathname)?.at(-1)?.route.screen

/** The row of the table that is shown now. */
export function useScreen(): ScreenRoute | undefined {
  const { pathname } = useLocation()
  return useMemo(() => rowAt(pathname), [pathname])
}
