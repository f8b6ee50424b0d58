import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { listActivities } from '#shared/lessons/routes.ts'
import type { Progress } from '#shared/lessons/schema.ts'
import { useReadFailure } from '#web/i18n/read.tsx'
import { useRead } from '#web/lib/query.ts'
import { useSession } from '#web/lib/session.ts'

const NONE: Progress = { activities: [], texts: [] }

interface OwnProgress {
  readonly progress: Progress
  readonly isStudent: boolean
  /** Until then nobody knows what is done. */
  readonly isKnown: boolean
  /** Why it is not known; nothing where it is, or is on its way. */
  readonly unreached: ReactNode
}

/** What the child has done; asked again on arrival, for a text may have been read in between. Others have done nothing. */
export function useProgress(): OwnProgress {
  const { t } = useTranslation()
  const session = useSession()
  const isStudent = session.status === 'signedIn' && session.person.roles.includes('student')
  const read = useRead(listActivities, {}, { enabled: isStudent, onArrival: true })
  const unreached = useReadFailure(read, { what: t('unreached') })
  return {
    progress: read.data ?? NONE,
    isStudent,
    isKnown: read.data !== undefined || !isStudent,
    unreached,
  }
}
