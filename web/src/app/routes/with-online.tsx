import type { ReactNode } from 'react'
import { useOnlineColumn } from '#web/features/live/online-column.tsx'
import { ChildColumns, type UseChildColumns } from '#web/lib/child-columns.ts'

const useOnlineNow: UseChildColumns = (groupId, studentIds) => [
  useOnlineColumn(groupId, studentIds, ({ studentId }: { readonly studentId: string }) => studentId),
]

/** Who of a group is there now stands beside each child of the list within. */
export const WithOnline = ({ children }: { readonly children: ReactNode }) => (
  <ChildColumns value={useOnlineNow}>{children}</ChildColumns>
)
