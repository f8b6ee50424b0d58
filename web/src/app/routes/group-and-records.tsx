import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { setStoreHours } from '#shared/coins/store-routes.ts'
import { getRoster } from '#shared/identity/group-routes.ts'
import { askExport } from '#shared/records/routes.ts'
import { StoreHours } from '#web/features/coins/store-hours.tsx'
import { GroupScreen } from '#web/features/identity/groups/group-screen.tsx'
import { useOnlineColumn } from '#web/features/live/online-column.tsx'
import { useChildColumns } from '#web/features/progress/group/child-columns.tsx'
import { RecordJobs } from '#web/features/records/record-jobs.tsx'
import { optionalPart } from '#web/lib/optional-part.tsx'
import { useRead } from '#web/lib/query.ts'
import { useSession } from '#web/lib/session.ts'
import staff from '#web/ui/staff.module.css'

const SendMessage = optionalPart(async () => (await import('./send-message.tsx')).SendMessage)

/** A group, and for those who keep its school's records, each student's. */
export function Component() {
  const session = useSession()
  const keepsRecords =
    session.status === 'signedIn' && askExport.may.roles.some(role => session.person.roles.includes(role))
  const { groupId = '' } = useParams()
  const { data } = useRead(getRoster, { path: { groupId } })
  const studentIds = useMemo(() => (data?.students ?? []).map(({ studentId }) => studentId), [data])
  const online = useOnlineColumn(groupId, studentIds, ({ id }: { readonly id: string }) => id)
  const setsHours =
    session.status === 'signedIn' && setStoreHours.may.roles.some(role => session.person.roles.includes(role))
  return (
    <>
      <GroupScreen
        known={[online, ...useChildColumns(groupId)]}
        actions={<SendMessage groupId={groupId} />}
        {...(keepsRecords && {
          records: ({ studentId, fullName }, again) => (
            <RecordJobs studentId={studentId} fullName={fullName} onGone={again} />
          ),
        })}
      />
      {setsHours && (
        <div className={staff.screen}>
          <StoreHours groupId={groupId} />
        </div>
      )}
    </>
  )
}
