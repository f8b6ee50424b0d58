import { createContext } from 'react'
import type { OptionalPart } from './optional-part.tsx'

export interface AfterDeedProps {
  readonly deed: string
  /** The server did not take it: nothing comes of it. */
  readonly isRefused?: boolean
}

/**
 * What shows what a deed gave, for the screen that has a place for it: the app puts it there, since no feature knows
 * another. `deed` names the deed, so that what was shown of it once is not played again.
 */
export const AfterDeed = createContext<OptionalPart<AfterDeedProps> | undefined>(undefined)
