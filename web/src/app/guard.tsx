import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { signInPath } from '#web/lib/class-device.ts'
import { bringsGoogleAnswer } from '#web/lib/google-answer.ts'
import { homeOf } from '#web/lib/home.ts'
import { isOn } from '#web/lib/is-open.ts'
import { type Person, useSession } from '#web/lib/session.ts'
import { Loading } from './loading.tsx'
import { NoAccess } from './no-access.tsx'
import { Component as NotFound } from './not-found.tsx'
import type { ScreenRoute } from './routes/row.ts'

interface GuardProps {
  readonly children: (person: Person) => ReactNode
}

/** Signed out: to the sign-in screen, and back here afterwards. Back from Google: on to one's own home. */
export function Guard({ children }: GuardProps) {
  const session = useSession()
  const { pathname, search } = useLocation()
  const isBack = bringsGoogleAnswer({ pathname, search })
  if (session.status === 'loading') return <Loading />
  if (session.status === 'signedOut')
    return (
      <Navigate
        to={signInPath()}
        state={isBack ? null : { from: pathname + search, of: session.of }}
        replace
      />
    )
  if (isBack) return <Navigate to={homeOf(session.person.roles)} replace />
  return children(session.person)
}

interface AdmitProps {
  readonly person: Person
  readonly screen: Pick<ScreenRoute, 'roles' | 'flag'>
  readonly children: ReactNode
}

/** Shows the screen to whoever holds one of its roles; to others, that it is not theirs; switched off, it is not. */
export function Admit({ person, screen: { roles, flag }, children }: AdmitProps) {
  if (flag !== null && !isOn(flag)) return <NotFound inFrame />
  if (roles !== 'anyone' && !roles.some(role => person.roles.includes(role))) return <NoAccess />
  return children
}
