// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Role } from '#shared/kernel/standing.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import type { Session } from '#web/lib/session.ts'
import { Admit, Guard } from './guard.tsx'
import { screens } from './routes.ts'

const state = vi.hoisted(() => ({ session: { status: 'loading' } as Session }))
vi.mock('#web/lib/session.ts', () => ({ useSession: () => state.session }))

function Arrived() {
  const { pathname, state: carried } = useLocation()
  return <p>{`${pathname} ${JSON.stringify(carried)}`}</p>
}
const signedIn = (roles: readonly Role[]): Session => ({
  status: 'signedIn',
  person: { personId: 'p', email: '', roles },
})

function at(path: string, session: Session, roles: readonly Role[]) {
  state.session = session
  const router = createMemoryRouter(
    [
      { path: '/auth', element: <Arrived /> },
      {
        path: '*',
        element: (
          <Guard>
            {person => (
              <Admit person={person} roles={roles}>
                <p>{`in: ${person.personId}`}</p>
              </Admit>
            )}
          </Guard>
        ),
      },
    ],
    { initialEntries: [path] },
  )
  render(<RouterProvider router={router} />)
}

beforeAll(() => beginSpeaking('/'))
afterEach(cleanup)

test('a signed-out visitor goes to sign in, and the way back is kept', async () => {
  at('/dashboard?a=1', { status: 'signedOut' }, ['student'])
  expect(await screen.findByText('/auth {"from":"/dashboard?a=1"}')).toBeTruthy()
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
  at('/dashboard', signedIn(['family']), ['admin'])
  expect(screen.queryByText('in: p')).toBeNull()
  expect(screen.getByRole('heading').textContent).toBe('Esta pantalla no es para tu cuenta')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/dashboard')
})

test('every screen that is not for anyone names who may be there', () => {
  for (const { path, roles } of screens) expect(roles.length, path).toBeGreaterThan(0)
  expect(screens.filter(({ roles }) => roles === 'anyone').map(({ path }) => path)).toEqual([
    '/',
    '/en',
    '/auth',
    '*',
  ])
})
