import { useTranslation } from 'react-i18next'
import { listGroups } from '#shared/identity/group-routes.ts'
import { getSchoolFigures } from '#shared/island/routes.ts'
import type { ReplyOf } from '#shared/kernel/route.ts'
import { Read } from '#web/i18n/read.tsx'
import { useRead } from '#web/lib/query.ts'
import type { Order } from '#web/ui/data-table/columns.ts'
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
export function SchoolGroups({ schoolId, ...shown }: SchoolGroupsProps) {
  const path = { schoolId }
  const read = useRead(getSchoolFigures, { path })
  const named = useRead(listGroups, { path, query: { schoolYear: undefined } })
  return (
    <Read of={read} place="240px">
      {figures => (
        <Read of={named} place="240px">
          {({ groups }) => <Groups schoolId={schoolId} figures={figures} groups={groups} {...shown} />}
        </Read>
      )}
    </Read>
  )
}

interface GroupsProps extends SchoolGroupsProps {
  readonly figures: ReplyOf<typeof getSchoolFigures>
  readonly groups: ReplyOf<typeof listGroups>['groups']
}

function Groups({ schoolId, figures, groups, isOwn, order, onOrder }: GroupsProps) {
  const { t } = useTranslation('figures')
  const counted = new Map(figures.groups.map(group => [group.groupId, group]))
  const nothing = { students: 0, readers: 0, readings: 0 }
  const rows: readonly Row[] = groups
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
          students={figures.school?.students ?? 0}
          readers={figures.school?.readers ?? 0}
          quiet={quiet.toSorted((a, b) => b.students - a.students).map(row => ({ ...row, to: linkOf(row) }))}
        />
      )}
      <PlaceTable
        level="group"
        rows={rows}
        order={order}
        onOrder={onOrder}
        linkOf={linkOf}
        fileName={`${schoolId}-${figures.week}`}
        none={t('none.group')}
      />
    </>
  )
}
