import { listStudentTexts } from '#shared/generation/routes.ts'
import type { Role } from '#shared/kernel/standing.ts'
import { askPlacement, getStudentPlacement } from '#shared/reading/placement-routes.ts'
import {
  getGroupPolicy,
  getStudentLibrary,
  getStudentPractice,
  getStudentReading,
  overrideWord,
  setGroupPolicy,
  setStudentLibrary,
} from '#shared/reading/routes.ts'
import { getStudentSocial } from '#shared/social/routes.ts'
import { StudentTexts } from '#web/features/generation/student-texts.tsx'
import { ReadingProgressScreen } from '#web/features/progress/reading-progress-screen.tsx'
import { StudentPlacement } from '#web/features/reading/placement/student-placement.tsx'
import { StudentSounds } from '#web/features/reading/practice/student-sounds.tsx'
import { GroupRules } from '#web/features/reading/review/group-rules.tsx'
import { PastReadings } from '#web/features/reading/review/past-readings.tsx'
import { StudentLibrary } from '#web/features/reading/review/student-library.tsx'
import { SocialSwitch } from '#web/features/social/social-switch.tsx'
import { useSession } from '#web/lib/session.ts'

/** A child's progress, and for those who may open them, what it is made of. */
export function Component() {
  const session = useSession()
  const may = (roles: readonly Role[]) =>
    session.status === 'signedIn' && roles.some(role => session.person.roles.includes(role))
  return (
    <ReadingProgressScreen
      below={studentId => (
        <>
          {may(getStudentSocial.may.roles) && <SocialSwitch studentId={studentId} />}
          {may(getStudentPractice.may.roles) && <StudentSounds studentId={studentId} />}
          {may(getStudentReading.may.roles) && (
            <PastReadings studentId={studentId} mayChange={may(overrideWord.may.roles)} />
          )}
          {may(getStudentPlacement.may.roles) && (
            <StudentPlacement studentId={studentId} mayAsk={may(askPlacement.may.roles)} />
          )}
          {may(getStudentLibrary.may.roles) && (
            <StudentLibrary studentId={studentId} mayChange={may(setStudentLibrary.may.roles)} />
          )}
          {may(listStudentTexts.may.roles) && (
            <StudentTexts studentId={studentId} showsFindings={may(getStudentReading.may.roles)} />
          )}
        </>
      )}
      {...(may(getGroupPolicy.may.roles) && {
        rules: groupId => <GroupRules groupId={groupId} mayChange={may(setGroupPolicy.may.roles)} />,
      })}
    />
  )
}
