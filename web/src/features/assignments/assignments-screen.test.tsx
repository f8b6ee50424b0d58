// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { RouteSpec } from '#shared/kernel/route.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { Component } from './assignments-screen.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('#web/lib/client.ts', () => ({ call }))
vi.mock('#web/lib/content.ts', () => ({
  useTexts: () => ({ data: [] }),
  useSounds: () => ({ data: [] }),
  useUnits: () => ({ data: [] }),
}))
vi.mock('./use-units-whole.ts', () => ({ useUnitsWhole: () => [] }))
vi.mock('#web/lib/use-live.ts', () => ({ useLive: () => undefined, useRefetchOnOpen: () => undefined }))
vi.mock('#web/lib/session.ts', () => ({
  useSession: () => ({
    status: 'signedIn',
    person: { personId: 't', email: '', roles: ['teacher'], schoolId: 's' },
  }),
}))

const group = { groupId: 'k', name: 'Kínder A', grade: 'K', active: true, teacherIds: ['t'], students: 1 }
const answers: Record<string, unknown> = {
  'identity/list-groups': { groups: [group] },
  'identity/get-roster': { group, students: [{ studentId: 'ana', fullName: 'Ana' }], expected: [] },
  'assignments/list-group-assignments': {
    assignments: [
      {
        assignmentId: 'a',
        groupId: 'k',
        givenBy: 't',
        givenAt: '2026-11-16T12:00:00.000Z',
        work: { kind: 'text', textId: 'mi-coqui' },
        dueOn: '2026-11-20',
        times: 1,
        isForAll: true,
      },
    ],
    given: [],
    joined: [],
    today: '2026-11-20',
  },
}

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces(['assignments', 'table', 'shell'])
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('what is due today is not over on a device whose clock is a day ahead, and is offered from the server’s day', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z'), toFake: ['Date'] })
  call.mockImplementation(async ({ name }: RouteSpec) => answers[name])
  render(
    <QueryClientProvider client={newQueryClient()}>
      <MemoryRouter>
        <Component />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const due = await screen.findByLabelText<HTMLInputElement>('Para el día')
  expect([due.min, due.value]).toEqual(['2026-11-20', '2026-11-27'])
  expect(screen.getByRole('cell', { name: 'Activa' })).toBeTruthy()
})
