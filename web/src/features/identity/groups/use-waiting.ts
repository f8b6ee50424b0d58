import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { listSchoolStudents } from '#shared/identity/routes.ts'
import type { ReplyOf } from '#shared/kernel/route.ts'
import { call } from '#web/lib/client.ts'
import { keyOf } from '#web/lib/query.ts'

type Page = ReplyOf<typeof listSchoolStudents>

/** A page goes on after the last of those who still wait: whoever was confirmed is no place to go on from. */
const after = ({ next, students }: Page): string | undefined => next && students.at(-1)?.studentId

const without = (page: Page, studentId: string): Page => ({
  ...page,
  students: page.students.filter(student => student.studentId !== studentId),
})

/** Who chose a school and waits to be confirmed: a hundred, and a hundred more when asked. */
export function useWaiting(schoolId: string) {
  const client = useQueryClient()
  const path = { schoolId }
  const queryKey = keyOf(listSchoolStudents, { path, waiting: true })
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) =>
      call(listSchoolStudents, { path, query: { state: 'unconfirmed', after: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: after,
  })
  const more = async () => {
    if (isFetchingNextPage) return
    // Somebody else confirmed the last one meanwhile.
    if ((await fetchNextPage()).isFetchNextPageError) await refetch()
  }
  /** Somebody waits no more; the list that the server keeps lags behind. */
  const drop = async (studentId: string) => {
    const now = client.setQueryData<InfiniteData<Page>>(
      queryKey,
      held => held && { ...held, pages: held.pages.map(page => without(page, studentId)) },
    )
    if (now?.pages.some(({ next, students }) => next && students.length === 0)) await refetch()
  }
  const students = data?.pages.flatMap(page => page.students) ?? []
  return { students, hasMore: hasNextPage, isAsking: isFetchingNextPage, more, drop }
}
