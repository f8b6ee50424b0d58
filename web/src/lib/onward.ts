import { createContext } from 'react'
import type { OptionalPart } from './optional-part.tsx'

interface OnwardProps {
  /** The text that was just read. */
  readonly textId: string
}

interface Onward {
  /** The child's way from the place of this text to the next one. */
  readonly Way: OptionalPart<OnwardProps>
  /** The one thing to do next. */
  readonly GoOn: OptionalPart<OnwardProps>
}

/** Where a child goes on after a reading: the app puts it there, since no feature knows another. */
export const OnwardContext = createContext<Onward | undefined>(undefined)
