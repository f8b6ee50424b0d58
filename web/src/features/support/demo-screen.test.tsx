// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { Component } from './demo-screen.tsx'

const signOut = vi.hoisted(() => vi.fn(async () => undefined))
vi.mock('#web/lib/session.ts', () => ({
  signOut,
  useSession: () => ({
    status: 'signedIn',
    person: { personId: 'p', email: 'teacher@demo.test', roles: ['teacher'] },
  }),
}))
vi.mock('#web/lib/runtime-config.ts', () => ({ knownFlags: () => ({}) }))

function Address() {
  const { pathname, search, state } = useLocation()
  return <p data-testid="address">{`${pathname}${search} ${JSON.stringify(state)}`}</p>
}

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces('support')
})
afterEach(cleanup)

test('one’s own stop leads to its screens, another’s to the door as that person and back', async () => {
  render(
    <QueryClientProvider client={newQueryClient()}>
      <MemoryRouter initialEntries={['/demo-guide']}>
        <Component />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const own = (await screen.findByText('Este es su papel')).closest('li')
  const links = within(own ?? document.body).getAllByRole('link')
  expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Mis grupos', '/groups'],
    ['Progreso de lectura', '/reading-progress'],
  ])
  expect(screen.getAllByRole('button', { name: /^Entrar como/ })).toHaveLength(5)
  fireEvent.click(screen.getByRole('button', { name: 'Entrar como Iris, su mamá' }))
  await waitFor(() =>
    expect(screen.getByTestId('address').textContent).toBe(
      '/auth?email=family%40demo.test {"from":"/demo-guide"}',
    ),
  )
  expect(signOut).toHaveBeenCalledOnce()
})
