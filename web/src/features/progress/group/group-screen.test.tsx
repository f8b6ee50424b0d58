// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { RouteSpec } from '#shared/kernel/route.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { Component } from './group-screen.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('#web/lib/client.ts', () => ({ call }))
vi.mock('#web/lib/content.ts', () => ({ useTexts: () => ({ data: [] }), useSounds: () => ({ data: [] }) }))
vi.mock('#web/lib/session.ts', () => ({
  useSession: () => ({
    status: 'signedIn',
    person: { personId: 't', email: '', roles: ['teacher'], schoolId: 's' },
  }),
}))

/** A group of so many with an account, and so many without. */
function show(withAccount: number, expected: number) {
  const group = { groupId: 'k', name: 'Kínder A', active: true, teacherIds: ['t'], students: 1 }
  const named = (count: number, of: (n: number) => object) => Array.from({ length: count }, (_, n) => of(n))
  const answers: Record<string, unknown> = {
    'identity/list-groups': { groups: [group] },
    'identity/get-roster': {
      group,
      students: named(withAccount, n => ({ studentId: `ana${n}`, fullName: `Ana ${n}` })),
      expected: named(expected, n => ({ rosterId: `luis${n}`, fullName: `Luis ${n}` })),
    },
    'progress/get-group-progress': { children: [] },
    'schools/get-calendar': { declared: [] },
  }
  call.mockImplementation(async ({ name }: RouteSpec) => answers[name])
  render(
    <QueryClientProvider client={newQueryClient()}>
      <MemoryRouter>
        <Component />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces(['progress', 'table'])
})
afterEach(cleanup)

test('who read is counted of the roster, and who has no account is said with the way to open it', async () => {
  show(1, 8)
  expect(await screen.findByText(/^8 estudiantes de la lista no tienen cuenta todavía/)).toBeTruthy()
  expect(screen.getByText('de 9')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Abrir sus cuentas' }).getAttribute('href')).toBe('/groups/k')
})

test('a group in which nobody has an account yet is not told as empty', async () => {
  show(0, 6)
  expect(await screen.findByText(/^Ninguno de los 6 estudiantes/)).toBeTruthy()
  expect(screen.queryByText('Este grupo todavía no tiene estudiantes.', { exact: false })).toBeNull()
})

test('a group with a whole roster says nothing of accounts', async () => {
  show(1, 0)
  expect(await screen.findByText('de 1')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Abrir sus cuentas' })).toBeNull()
})

test('a child whom to help is opened by their name', async () => {
  show(1, 0)
  const [inCard, inTable] = await screen.findAllByRole('link', { name: 'Ana 0' })
  expect(inCard?.getAttribute('href')).toBe('/reading-progress?group=k&student=ana0')
  expect(inTable?.getAttribute('href')).toBe(inCard?.getAttribute('href'))
})
