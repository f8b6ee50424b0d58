import { useEffect, useMemo, useState } from 'react'
import { childSeen, type Seen, WATCH_SECONDS, watchGroup } from '#shared/live/watching.ts'
import { useRead } from '#web/lib/query.ts'
import { useLive } from '#web/lib/use-live.ts'
import { type Told, whoIsThere } from './who-is-there.ts'

/** More than a group has. */
const MOST_WATCHED = 60
const TICK_MS = 5000

/** Who of a group's children is online and at what: asked for each half minute, told in between, over by this page's clock. */
export function useOnline(groupId: string, studentIds: readonly string[]): ReadonlyMap<string, Seen> {
  const [told, setTold] = useState<readonly Told[]>([])
  const [now, setNow] = useState(Date.now)
  const watched = useMemo(() => studentIds.toSorted().slice(0, MOST_WATCHED), [studentIds])
  const { data, dataUpdatedAt } = useRead(
    watchGroup,
    { path: { groupId }, body: { studentIds: watched } },
    { enabled: watched.length > 0, onArrival: true, every: () => WATCH_SECONDS * 1000 },
  )
  useLive(childSeen, seen => {
    const at = Date.now()
    setTold(before => [...before.filter(({ studentId }) => studentId !== seen.studentId), { ...seen, at }])
    setNow(at)
  })
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(ticking)
  }, [])
  return useMemo(
    () => whoIsThere(data?.online ?? [], dataUpdatedAt, told, Math.max(now, dataUpdatedAt)),
    [data, dataUpdatedAt, told, now],
  )
}
