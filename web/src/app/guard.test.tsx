// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Role } from '#shared/kernel/standing.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import type { Flag } from '#web/lib/flags.ts'
import { homeOf } from '#web/lib/home.ts'
import type { Session } from '#web/lib/session.ts'
import { Admit, Guard } from './guard.tsx'
import { HomeContext } from './home-context.ts'

const state = vi.hoisted(() => ({
  session: { status: 'loading' } as Session,
  flags: {} as Record<string, boolean>,
}))
vi.mock('#web/lib/session.ts', () => ({ useSession: () => state.session }))
vi.mock('#web/lib/runtime-config.ts', () => ({ knownFlags: () => state.flags }))

function Arrived() {
  const { pathname, state: carried } = useLocation()
  return <p>{`${pathname} ${JSON.stringify(carried)}`}</p>
}
const signedIn = (roles: readonly Role[]): Session => ({
  status: 'signedIn',
  person: { personId: 'p', email: '', roles },
})

function at(path: string, session: Session, roles: readonly Role[], flag: Flag | null = null) {
  state.session = session
  const router = createMemoryRouter(
    [
      { path: '/auth', element: <Arrived /> },
      {
        path: '*',
        element: (
          <Guard>
            {person => (
              <HomeContext value={homeOf(person.roles)}>
                <Admit person={person} screen={{ roles, flag }}>
                  <p>{`in: ${person.personId}`}</p>
                </Admit>
              </HomeContext>
            )}
          </Guard>
        ),
      },
    ],
    { initialEntries: [path] },
  )
  render(<RouterProvider router={router} />)
  return router
}

beforeAll(() => beginSpeaking('/'))
afterEach(cleanup)

test('a signed-out visitor goes to sign in, and the way back is kept', async () => {
  at('/dashboard?a=1', { status: 'signedOut' }, ['student'])
  expect(await screen.findByText('/auth {"from":"/dashboard?a=1"}')).toBeTruthy()
})

const ANSWER = '/dashboard?code=c&state=s'
test.each([
  [['teacher'], '/comprehensive-dashboard'],
  [['director', 'teacher'], '/admin-island'],
  [['family'], '/family-portal'],
  [['student'], '/dashboard'],
] as const)('back from Google %s goes on to their own home', async (roles, home) => {
  const router = at(ANSWER, signedIn(roles), roles)
  await screen.findByText('in: p')
  expect(router.state.location).toMatchObject({ pathname: home, search: '' })
})

test('back from Google without a session, no one is sent to that answer again', async () => {
  at(ANSWER, { status: 'signedOut' }, ['student'])
  expect(await screen.findByText('/auth null')).toBeTruthy()
})

test('while the session is not known, the screen says that it loads', () => {
  at('/dashboard', { status: 'loading' }, ['student'])
  expect(screen.getByRole('status').textContent).toContain('Cargando...')
})

test('whoever holds one of the roles comes in', () => {
  at('/dashboard', signedIn(['family', 'student']), ['student'])
  expect(screen.getByText('in: p')).toBeTruthy()
})

test('whoever holds none is told so, with a way home', () => {
  at('/content-browser', signedIn(['family']), ['admin'])
  expect(screen.queryByText('in: p')).toBeNull()
  expect(screen.getByRole('heading').textContent).toBe('Esta pantalla no es para tu cuenta')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/family-portal')
})

test('a screen whose flag is off is not found, whatever its default; one that is on opens', () => {
  state.flags = { support: false, mathematics: true }
  at('/support', signedIn(['student']), ['student'], 'support')
  expect(screen.queryByText('in: p')).toBeNull()
  expect(screen.getByRole('heading').textContent).toBe('¡Ay! No encontramos esa página')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/')
  cleanup()
  at('/mathematics', signedIn(['student']), ['student'], 'mathematics')
  expect(screen.getByText('in: p')).toBeTruthy()
  cleanup()
  state.flags = {}
  at('/support', signedIn(['student']), ['student'], 'support')
  expect(screen.getByText('in: p')).toBeTruthy()
  cleanup()
  at('/mathematics', signedIn(['student']), ['student'], 'mathematics')
  expect(screen.queryByText('in: p')).toBeNull()
})
