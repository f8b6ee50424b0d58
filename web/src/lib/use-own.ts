import type { ReplyOf, RouteSpec } from '#shared/kernel/route.ts'
import type { Readable } from '#web/i18n/read.tsx'
import type { Args } from './client.ts'
import { useRead } from './query.ts'
import { useSession } from './session.ts'

/** Whether somebody gathers for themself; others look at what a child who begins sees. */
export function useIsStudent(): boolean {
  const session = useSession()
  return session.status === 'signedIn' && session.person.roles.includes('student')
}

const looking = <Data>(data: Data): Readable<Data> => ({
  data,
  error: null,
  fetchStatus: 'idle',
  dataUpdatedAt: 0,
  refetch: () => undefined,
})

/** What a child has, asked for as the screen comes; whoever only looks sees what one begins with. */
export function useOwn<R extends RouteSpec>(
  route: R,
  args: Args<R>,
  beginning: ReplyOf<R>,
): Readable<ReplyOf<R>> {
  const isStudent = useIsStudent()
  const read = useRead(route, args, { enabled: isStudent, onArrival: true })
  return isStudent ? read : looking(beginning)
}
