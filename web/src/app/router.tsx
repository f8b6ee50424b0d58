import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom'
import { ErrorScreen } from './error-screen.tsx'
import { loadScreen } from './load-screen.ts'
import { Loading } from './loading.tsx'
import { Root } from './root.tsx'
import type { ScreenRoute } from './routes/row.ts'
import { screens } from './routes.ts'

/** Each screen is its own chunk; those that need a session share the frame, a chunk of its own too. */
export const treeOfRoutes = (): RouteObject[] => [
  {
    element: <Root />,
    errorElement: <ErrorScreen />,
    hydrateFallbackElement: <Loading />,
    children: [
      ...screens.filter(({ roles }) => roles === 'anyone').map(routeOf),
      {
        lazy: () => import('./frame/signed-in.tsx'),
        children: screens
          .filter(({ roles }) => roles !== 'anyone')
          .map(screen => ({ ...routeOf(screen), errorElement: <ErrorScreen inFrame /> })),
      },
    ],
  },
]

const routeOf = (screen: ScreenRoute): RouteObject => ({
  path: screen.path,
  handle: screen,
  ...(screen.kind === 'redirect'
    ? { element: <Navigate to={screen.to} replace /> }
    : { lazy: () => loadScreen(screen) }),
})

export const newRouter = () => createBrowserRouter(treeOfRoutes())
