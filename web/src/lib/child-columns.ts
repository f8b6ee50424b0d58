import { createContext } from 'react'
import type { Column } from '#web/ui/data-table/columns.ts'

interface Child {
  readonly studentId: string
}

/** A hook that gives what another feature knows of a group's children, in columns. */
export type UseChildColumns = (groupId: string, studentIds: readonly string[]) => readonly Column<Child>[]

/** What else stands beside each child of a group: the app puts it there, since no feature knows another. */
export const ChildColumns = createContext<UseChildColumns>(() => [])
