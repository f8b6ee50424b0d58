import type { Role } from '#shared/kernel/standing.ts'
import { getGroupPolicy, getStudentReading, overrideWord, setGroupPolicy } from '#shared/reading/routes.ts'
import { ReadingProgressScreen } from '#web/features/progress/reading-progress-screen.tsx'
import { GroupRules } from '#web/features/reading/group-rules.tsx'
import { PastReadings } from '#web/features/reading/past-readings.tsx'
import { useSession } from '#web/lib/session.ts'

/** A child's progress, and for those who may open them, the readings that it is made of. */
export function Component() {
  const session = useSession()
  const may = (roles: readonly Role[]) =>
    session.status === 'signedIn' && roles.some(role => session.person.roles.includes(role))
  return (
    <ReadingProgressScreen
      {...(may(getStudentReading.may.roles) && {
        readings: studentId => <PastReadings studentId={studentId} mayChange={may(overrideWord.may.roles)} />,
      })}
      {...(may(getGroupPolicy.may.roles) && {
        rules: groupId => <GroupRules groupId={groupId} mayChange={may(setGroupPolicy.may.roles)} />,
      })}
    />
  )
}
