import { useTranslation } from 'react-i18next'
import { listGroups } from '#shared/identity/group-routes.ts'
import { getSchoolFigures } from '#shared/island/routes.ts'
import type { ReplyOf } from '#shared/kernel/route.ts'
import { Read } from '#web/i18n/read.tsx'
import { useRead } from '#web/lib/query.ts'
import type { Order } from '#web/ui/data-table/columns.ts'
import { onRoster } from './figures.ts'
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
  const rows = groups
    .filter(({ active, groupId }) => active || counted.has(groupId))
    .map(({ groupId, name, students, active }) => ({
      id: groupId,
      name,
      schools: 1,
      groups: 1,
      // Of a closed group nobody is expected any more.
      ...onRoster(active ? students : 0, counted.get(groupId) ?? nothing),
    }))
  const linkOf = ({ id }: { readonly id: string }) => `/groups/${id}`
  const waiting = rows
    .filter(({ withoutAccount }) => withoutAccount > 0)
    .toSorted((a, b) => b.withoutAccount - a.withoutAccount)
    .map(row => ({ ...row, to: linkOf(row) }))
  const expected = waiting.reduce((sum, { withoutAccount }) => sum + withoutAccount, 0)
  // Where nobody has an account, that comes first.
  const quiet = rows.filter(
    ({ students, withoutAccount, readers }) => students > withoutAccount && readers === 0,
  )
  return (
    <>
      {isOwn && (
        <Today
          of="groups"
          students={(figures.school?.students ?? 0) + expected}
          readers={figures.school?.readers ?? 0}
          quiet={quiet.toSorted((a, b) => b.students - a.students).map(row => ({ ...row, to: linkOf(row) }))}
          waiting={waiting}
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
