import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { AfterDeed } from '#web/lib/after-deed.ts'
import { OnwardContext } from '#web/lib/onward.ts'
import { optionalPart } from '#web/lib/optional-part.tsx'
import { newQueryClient } from '#web/lib/query.ts'
import { type Person, readSession } from '#web/lib/session.ts'
import { LiveContext, newLiveSocket } from '#web/lib/use-live.ts'
import { ErrorBoundary } from '../error-boundary.tsx'
import { Admit, Guard } from '../guard.tsx'
import { Loading } from '../loading.tsx'
import { useScreen } from '../use-screen.ts'
import { Frame } from './frame.tsx'

/** Ends once it is known who is there: what is drawn before would be drawn again, in one piece. */
export const ready = readSession()

const DeedRewards = optionalPart(async () => (await import('../deed-rewards/deed-rewards.tsx')).DeedRewards)
const wayOn = () => import('#web/features/island/way-on.tsx')
const onward = {
  Way: optionalPart(async () => (await wayOn()).Way),
  GoOn: optionalPart(async () => (await wayOn()).GoOn),
}
const Background = optionalPart(async () => (await import('./background.tsx')).Background)

/** The part of the app that has a person: their session, their cache, their connection. */
export function Component() {
  return <Guard>{person => <SignedIn key={person.personId} person={person} />}</Guard>
}

function SignedIn({ person }: { readonly person: Person }) {
  const [client] = useState(newQueryClient)
  const [socket] = useState(newLiveSocket)
  const screen = useScreen()
  useEffect(() => socket.start(), [socket])
  return (
    <QueryClientProvider client={client}>
      <LiveContext value={socket}>
        <Background person={person} />
        <AfterDeed value={person.roles.includes('student') ? DeedRewards : undefined}>
          <OnwardContext value={person.roles.includes('student') ? onward : undefined}>
            <Frame person={person}>
              {screen && (
                <Admit person={person} screen={screen}>
                  <ErrorBoundary inFrame>
                    <Suspense fallback={<Loading inFrame />}>
                      <Outlet />
                    </Suspense>
                  </ErrorBoundary>
                </Admit>
              )}
            </Frame>
          </OnwardContext>
        </AfterDeed>
      </LiveContext>
    </QueryClientProvider>
  )
}
