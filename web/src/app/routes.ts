// The one table of screens. Node reads it too (`print-routes.ts`), so it holds data and nothing that renders.
import { guideScreens } from './routes/guides.ts'
import { learnerScreens } from './routes/learner.ts'
import { publicScreens } from './routes/public.ts'
import type { ScreenRoute } from './routes/row.ts'
import { staffScreens } from './routes/staff.ts'

export const screens: readonly ScreenRoute[] = [
  ...publicScreens,
  ...learnerScreens,
  ...guideScreens,
  ...staffScreens,
]

const byPath = new Map(screens.map(screen => [screen.path, screen]))

/** The row that has just this path. */
export const rowOf = (path: string): ScreenRoute | undefined => byPath.get(path)

/** The screen that stands at a path of the table in the end: a redirect's is where it leads. */
export function screenAt(path: string): ScreenRoute | undefined {
  const [pathname = path] = path.split('?')
  const screen = rowOf(pathname)
  return screen?.kind === 'redirect' ? screenAt(screen.to) : screen
}
