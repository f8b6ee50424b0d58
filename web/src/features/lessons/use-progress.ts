import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listActivities } from '#shared/lessons/routes.ts'
import type { Progress } from '#shared/lessons/schema.ts'
import { keyOf, useRead } from '#web/lib/query.ts'
import { useSession } from '#web/lib/session.ts'

const NONE: Progress = { activities: [], texts: [] }

/**
 * What the child has done; asked again on arrival, for a text may have been read in between. Others have done nothing.
 * `unreached` when it did not come: then nobody knows what is done, and it asks again.
 */
export function useProgress() {
  const session = useSession()
  const isStudent = session.status === 'signedIn' && session.person.roles.includes('student')
  const client = useQueryClient()
  const { data, isError, refetch } = useRead(listActivities, {}, { enabled: isStudent })
  useEffect(() => {
    void client.invalidateQueries({ queryKey: keyOf(listActivities) })
  }, [client])
  const isKnown = data !== undefined || !isStudent
  return { progress: data ?? NONE, isStudent, isKnown, unreached: isError && !isKnown ? refetch : undefined }
}
