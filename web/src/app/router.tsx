import { useState } from 'react'
import { Navigate, type RouteObject, useRoutes } from 'react-router-dom'
import { ErrorBoundary } from './error-boundary.tsx'
import { latePart } from './late-part.tsx'
import { loadScreen } from './load-screen.ts'
import { Root } from './root.tsx'
import type { ScreenRoute } from './routes/row.ts'
import { screenAt, screens } from './routes.ts'
import { rowAt } from './use-screen.ts'

const loadFrame = async () => {
  const { Component, ready } = await import('./frame/signed-in.tsx')
  await ready
  return { Component }
}

/** Each screen is its own chunk; those that need a session share the frame, a chunk of its own too. */
export function treeOfRoutes(): RouteObject[] {
  const SignedIn = latePart(loadFrame)
  const rowsOf = (needsSession: boolean) =>
    screens.filter(({ roles }) => (roles !== 'anyone') === needsSession).map(routeOf)
  return [
    {
      element: (
        <ErrorBoundary>
          <Root />
        </ErrorBoundary>
      ),
      children: [...rowsOf(false), { element: <SignedIn />, children: rowsOf(true) }],
    },
  ]
}

function routeOf(screen: ScreenRoute): RouteObject {
  if (screen.kind === 'redirect') return { path: screen.path, element: <Navigate to={screen.to} replace /> }
  const Screen = latePart(() => loadScreen(screen))
  return { path: screen.path, element: <Screen /> }
}

/** What stands at the page's address. */
export function Screens() {
  const [tree] = useState(treeOfRoutes)
  return useRoutes(tree)
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
