import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listSchoolStudents } from '#shared/identity/routes.ts'
import type { ReplyOf } from '#shared/kernel/route.ts'
import { call } from '#web/lib/client.ts'
import { keyOf, useRead } from '#web/lib/query.ts'

type Page = ReplyOf<typeof listSchoolStudents>

/** Who chose a school and waits to be confirmed: a hundred, and a hundred more when asked. */
export function useWaiting(schoolId: string) {
  const client = useQueryClient()
  const argsAfter = (after: string | undefined) =>
    ({ path: { schoolId }, query: { state: 'unconfirmed', after } }) as const
  const { data } = useRead(listSchoolStudents, argsAfter(undefined))
  const [later, setLater] = useState<readonly Page[]>([])
  /** Who waits no more; the list that the server keeps lags behind. */
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const [isAsking, setAsking] = useState(false)
  const pages = data ? [data, ...later] : []
  const students = pages.flatMap(page => page.students).filter(({ studentId }) => !gone.has(studentId))
  const hasMore = pages.at(-1)?.next !== undefined

  /** After the last who still waits: whoever was confirmed is no place to go on from. */
  const more = async () => {
    if (isAsking) return
    setAsking(true)
    try {
      const page = await call(listSchoolStudents, argsAfter(students.at(-1)?.studentId))
      setLater([...later, page])
    } catch {
      // Somebody else confirmed the last one meanwhile.
      setLater([])
      await client.invalidateQueries({ queryKey: keyOf(listSchoolStudents, argsAfter(undefined)) })
    }
    setAsking(false)
  }
  const drop = (studentId: string) => setGone(new Set([...gone, studentId]))
  return { students, hasMore, isAsking, more, drop }
}
