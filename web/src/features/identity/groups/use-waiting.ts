import { useEffect, useState } from 'react'
import { listSchoolStudents } from '#shared/identity/routes.ts'
import { useReadPages } from '#web/lib/pages.ts'

/** Who chose a school and waits to be confirmed: a hundred, and a hundred more when asked. */
export function useWaiting(schoolId: string) {
  /** Who waits no more; the list that the server keeps lags behind. */
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const list = useReadPages(
    listSchoolStudents,
    after => ({ path: { schoolId }, query: { state: 'unconfirmed' as const, after } }),
    ({ students, next }) => {
      // After the last who still waits: whoever was confirmed is no place to go on from.
      const last = students.findLast(({ studentId }) => !gone.has(studentId))
      return { rows: students, next: next && (last?.studentId ?? next) }
    },
  )
  const { data, pages, refetch } = list
  useEffect(() => {
    // Somebody else confirmed the last one meanwhile.
    if (pages.hasFailed) void refetch()
  }, [pages.hasFailed, refetch])
  return {
    students: data?.filter(({ studentId }) => !gone.has(studentId)) ?? [],
    list,
    drop: (studentId: string) => void setGone(now => new Set([...now, studentId])),
  }
}
