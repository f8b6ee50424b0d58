import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { type Person, useSession } from '#web/lib/session.ts'
import { Loading } from './loading.tsx'

interface GuardProps {
  readonly children: (person: Person) => ReactNode
}

/** Signed out: to the sign-in screen, and back here afterwards. */
export function Guard({ children }: GuardProps) {
  const session = useSession()
  const { pathname, search } = useLocation()
  if (session.status === 'loading') return <Loading />
  if (session.status === 'signedOut')
    return <Navigate to="/auth" state={{ from: pathname + search }} replace />
  return children(session.person)
}
