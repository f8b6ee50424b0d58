import { type ComponentType, createContext } from 'react'

interface OnwardProps {
  /** The text that was just read. */
  readonly textId: string
}

interface Onward {
  /** The child's way from the place of this text to the next one. */
  readonly Way: ComponentType<OnwardProps>
  /** The one thing to do next. */
  readonly GoOn: ComponentType<OnwardProps>
}

/** Where a child goes on after a reading: the app puts it there, since no feature knows another. */
export const OnwardContext = createContext<Onward | undefined>(undefined)
