import { useTranslation } from 'react-i18next'
import { listGroups } from '#shared/identity/group-routes.ts'
import { getSchoolFigures } from '#shared/island/routes.ts'
import { useRefusalWords } from '#web/i18n/refusal-words.ts'
import { Unreached } from '#web/i18n/unreached.tsx'
import { useRead } from '#web/lib/query.ts'
import type { Order } from '#web/ui/data-table/columns.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Row } from './figures.ts'
import { PlaceTable } from './place-table.tsx'
import { Today } from './today.tsx'

interface SchoolGroupsProps {
  readonly schoolId: string
  /** Whose own school it is sees first where to look. */
  readonly isOwn: boolean
  readonly order: Order | undefined
  readonly onOrder: (order: Order | undefined) => void
}

/** A school's groups with what they read this week; their names are known to those who may open them. */
export function SchoolGroups({ schoolId, isOwn, order, onOrder }: SchoolGroupsProps) {
  const { t } = useTranslation('figures')
  const words = useRefusalWords()
  const path = { schoolId }
  const read = useRead(getSchoolFigures, { path })
  const groups = useRead(listGroups, { path, query: { schoolYear: undefined } })
  if (read.isPending || groups.isPending) return <Skeleton height="240px" />
  if (read.error || groups.error)
    return (
      <Unreached
        what={words(read.error ?? groups.error)}
        onRetry={() => Promise.all([read.refetch(), groups.refetch()])}
      />
    )
  const counted = new Map(read.data.groups.map(group => [group.groupId, group]))
  const nothing = { students: 0, readers: 0, readings: 0 }
  const rows: readonly Row[] = groups.data.groups
    .filter(({ active, groupId }) => active || counted.has(groupId))
    .map(({ groupId, name }) => ({
      id: groupId,
      name,
      schools: 1,
      groups: 1,
      ...nothing,
      ...counted.get(groupId),
    }))
  const linkOf = ({ id }: { readonly id: string }) => `/groups/${id}`
  const quiet = rows.filter(({ students, readers }) => students > 0 && readers === 0)
  return (
    <>
      {isOwn && (
        <Today
          of="groups"
          students={read.data.school?.students ?? 0}
          readers={read.data.school?.readers ?? 0}
          quiet={quiet.toSorted((a, b) => b.students - a.students).map(row => ({ ...row, to: linkOf(row) }))}
        />
      )}
      <PlaceTable
        level="group"
        rows={rows}
        order={order}
        onOrder={onOrder}
        linkOf={linkOf}
        fileName={`${schoolId}-${read.data.week}`}
        none={t('none.group')}
      />
    </>
  )
}
