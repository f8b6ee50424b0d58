import type { ReactNode } from 'react'

export interface ToastMessage {
  readonly title: string
  readonly text?: string
  /** A drawing at the start of the toast. */
  readonly art?: ReactNode
  readonly tone?: 'plain' | 'good' | 'alert'
  /** Milliseconds; the clock stops while it is pointed at or focused. */
  readonly duration?: number
  /** What is counted together with another of its kind that stands or waits: both become one, and its time begins anew. */
  readonly sum?: { readonly of: string; readonly amount: number; readonly title: (sum: number) => string }
  /** The one thing that may be done about it. */
  readonly action?: { readonly label: string; readonly run: () => void }
}
export type Toast = ToastMessage & { readonly id: number }
