import { askExport } from '#shared/records/routes.ts'
import { GroupScreen } from '#web/features/identity/groups/group-screen.tsx'
import { RecordJobs } from '#web/features/records/record-jobs.tsx'
import { useSession } from '#web/lib/session.ts'

/** A group, and for those who keep its school's records, each student's. */
export function Component() {
  const session = useSession()
  const keepsRecords =
    session.status === 'signedIn' && askExport.may.roles.some(role => session.person.roles.includes(role))
  return (
    <GroupScreen
      {...(keepsRecords && {
        records: ({ studentId, fullName }, again) => (
          <RecordJobs studentId={studentId} fullName={fullName} onGone={again} />
        ),
      })}
    />
  )
}
