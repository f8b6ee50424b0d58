import type { ReactNode } from 'react'

/** What stands on a badge, by the badge’s id. */
export type Drawings = Readonly<Record<string, ReactNode>>
