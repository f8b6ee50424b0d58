import { useContext, useEffect } from 'react'
import { recordVisit } from '#shared/activity/routes.ts'
import { useCommand } from '#web/lib/query.ts'
import { LiveContext } from '#web/lib/use-live.ts'

/** How long the connection may take before the app load is recorded without it. */
const PATIENCE = 4000

/** Whose app load this page has recorded. */
let recordedFor: string | undefined

/**
 * Records the app load, once a page; the server dates it. It waits a moment for the live connection, so that what
 * follows from it (the streak) is heard.
 */
export function RecordLogin({ personId }: { readonly personId: string }) {
  const socket = useContext(LiveContext)
  const { run } = useCommand(recordVisit)
  useEffect(() => {
    const record = () => {
      if (recordedFor === personId) return
      recordedFor = personId
      run({ body: { activityType: 'login' } }).catch(() => {
        recordedFor = undefined
      })
    }
    const timer = setTimeout(record, PATIENCE)
    const stop = socket?.onOpen(record)
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [socket, run, personId])
  return null
}
