import { useState } from 'react'
import { Navigate, type RouteObject, useRoutes } from 'react-router-dom'
import { ErrorBoundary } from './error-boundary.tsx'
import { latePart } from './late-part.tsx'
import { loadScreen } from './load-screen.ts'
import { Root } from './root.tsx'
import type { ScreenRoute } from './routes/row.ts'
import { screenAt } from './routes.ts'
import { rowAt, useScreen } from './use-screen.ts'

const loadFrame = async () => {
  const { Component, ready } = await import('./frame/signed-in.tsx')
  await ready
  return { Component }
}

/**
 * Gives a row of the table as what the router draws there, the same each time. Each screen is its own chunk; those that need
 * a session share the frame, a chunk of its own too.
 */
function routesByRow(): (row: ScreenRoute) => RouteObject {
  const SignedIn = latePart(loadFrame)
  const made = new Map<ScreenRoute, RouteObject>()
  return row => {
    const before = made.get(row)
    if (before) return before
    const own = routeOf(row)
    const route = {
      element: (
        <ErrorBoundary>
          <Root />
        </ErrorBoundary>
      ),
      children: [row.roles === 'anyone' ? own : { element: <SignedIn />, children: [own] }],
    }
    made.set(row, route)
    return route
  }
}

function routeOf(screen: ScreenRoute): RouteObject {
  if (screen.kind === 'redirect') return { path: screen.path, element: <Navigate to={screen.to} replace /> }
  const Screen = latePart(() => loadScreen(screen))
  return { path: screen.path, element: <Screen /> }
}

/** What stands at the page's address. The router is given its row alone: it weighs every route that it has, each time it draws. */
export function Screens() {
  const [routeFor] = useState(routesByRow)
  const row = useScreen()
  return useRoutes(row ? [routeFor(row)] : [])
}

/** Asks for the code of what stands at a path, before anything of it is drawn. */
export function fetchAhead(pathname: string): void {
  const row = rowAt(pathname)
  const screen = row && screenAt(row.path)
  if (!screen || screen.kind === 'redirect') return
  // What does not come now is asked for again when it is drawn.
  const parts = [loadScreen(screen), ...(screen.roles === 'anyone' ? [] : [loadFrame()])]
  for (const part of parts) part.catch(() => undefined)
}
