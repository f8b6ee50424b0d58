import { useTranslation } from 'react-i18next'
import { getPractice } from '#shared/reading/routes.ts'
import { useReadFailure } from '#web/i18n/read.tsx'
import { useRead } from '#web/lib/query.ts'
import { useSession } from '#web/lib/session.ts'
import { useQueuedPractice } from './use-queued-practice.ts'

/** Who practises: a student's rounds are kept and sent, everybody else's are a preview. */
export function usePractice() {
  const session = useSession()
  const person = session.status === 'signedIn' ? session.person : undefined
  const isStudent = person?.roles.includes('student') === true
  const { t } = useTranslation()
  const read = useRead(getPractice, {}, { enabled: isStudent })
  const unreached = useReadFailure(read, { what: t('unreached') })
  const { waiting, sent, submit } = useQueuedPractice(isStudent ? person.personId : undefined)
  return {
    isStudent,
    progress: read.data?.sounds ?? [],
    isKnown: read.data !== undefined || !isStudent,
    /** Why nobody knows what the child did; nothing where it is known. */
    unreached,
    waiting: waiting.length,
    sent,
    submit,
  }
}
