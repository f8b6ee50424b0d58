import { useMatches } from 'react-router-dom'
import type { ScreenRoute } from './routes/row.ts'
import { screens } from './routes.ts'

/** The row of the table that is shown now. */
export function useScreen(): ScreenRoute | undefined {
  const { handle } = useMatches().at(-1) ?? {}
  return screens.find(screen => screen === handle)
}
