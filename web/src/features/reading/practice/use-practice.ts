import { getPractice } from '#shared/reading/routes.ts'
import { useRead } from '#web/lib/query.ts'
import { useSession } from '#web/lib/session.ts'
import { useQueuedPractice } from './use-queued-practice.ts'

/** Who practises: a student's rounds are kept and sent, everybody else's are a preview. */
export function usePractice() {
  const session = useSession()
  const person = session.status === 'signedIn' ? session.person : undefined
  const isStudent = person?.roles.includes('student') === true
  const { data, isError, refetch } = useRead(getPractice, {}, { enabled: isStudent })
  const { waiting, sent, submit } = useQueuedPractice(isStudent ? person.personId : undefined)
  const isKnown = data !== undefined || !isStudent
  const unreached = isError && !isKnown ? refetch : undefined
  return {
    isStudent,
    progress: data?.sounds ?? [],
    isKnown,
    unreached,
    waiting: waiting.length,
    sent,
    submit,
  }
}
