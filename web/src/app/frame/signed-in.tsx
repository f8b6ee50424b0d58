import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { RecordLogin } from '#web/features/activity/record-login.tsx'
import { isPending } from '#web/features/identity/codes/pending-code.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { type Person, readSession } from '#web/lib/session.ts'
import { LiveContext, newLiveSocket } from '#web/lib/use-live.ts'
import { Admit, Guard } from '../guard.tsx'
import { Loading } from '../loading.tsx'
import { useScreen } from '../use-screen.ts'
import { Frame } from './frame.tsx'

void readSession()

// With contracts behind it, it comes after what the first screen needs.
const SendKept = lazy(async () => ({ default: (await import('./send-kept.tsx')).SendKept }))

const FollowSettings = lazy(async () => ({
  default: (await import('#web/features/settings/follow-settings.tsx')).FollowSettings,
}))

const ClaimPending = lazy(async () => ({
  default: (await import('#web/features/identity/codes/claim-pending.tsx')).ClaimPending,
}))

/** The part of the app that has a person: their session, their cache, their connection. */
export function Component() {
  return <Guard>{person => <SignedIn key={person.personId} person={person} />}</Guard>
}

function SignedIn({ person }: { readonly person: Person }) {
  const [client] = useState(newQueryClient)
  const [socket] = useState(newLiveSocket)
  const [claims] = useState(isPending)
  const screen = useScreen()
  useEffect(() => socket.start(), [socket])
  return (
    <QueryClientProvider client={client}>
      <LiveContext value={socket}>
        <RecordLogin personId={person.personId} />
        <Suspense>
          <FollowSettings personId={person.personId} />
        </Suspense>
        {claims && (
          <Suspense>
            <ClaimPending />
          </Suspense>
        )}
        {person.roles.includes('student') && (
          <Suspense>
            <SendKept personId={person.personId} />
          </Suspense>
        )}
        <Frame person={person}>
          {screen && (
            <Admit person={person} screen={screen}>
              <Suspense fallback={<Loading />}>
                <Outlet />
              </Suspense>
            </Admit>
          )}
        </Frame>
      </LiveContext>
    </QueryClientProvider>
  )
}
