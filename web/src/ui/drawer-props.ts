import type { ReactNode } from 'react'

export interface DrawerProps {
  readonly title: string
  readonly closeLabel: string
  /** At the head, in front of the button that closes. */
  readonly head?: ReactNode
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly children: ReactNode
}
