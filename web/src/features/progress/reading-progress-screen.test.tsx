// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { RouteSpec } from '#shared/kernel/route.ts'
import type { Progress } from '#shared/progress/schema.ts'
import { nothingRead } from '#shared/progress/tally.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { ReadingProgressScreen } from './reading-progress-screen.tsx'

const { call, person } = vi.hoisted(() => ({ call: vi.fn(), person: { roles: ['family'] } }))
vi.mock('#web/lib/client.ts', () => ({ call }))
vi.mock('#web/lib/content.ts', () => ({ useTexts: () => ({ data: [], error: null, fetchStatus: 'idle' }) }))
vi.mock('#web/lib/session.ts', () => ({ useSession: () => ({ status: 'signedIn', person }) }))

const progress = {
  grade: '2',
  levels: [],
  texts: [],
  weeks: [{ week: '2026-11-16', readings: { 'es-PR': nothingRead }, activities: {} }],
} as unknown as Progress

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces(['progress', 'table'])
})
afterEach(() => {
  person.roles = ['family']
  call.mockReset()
  cleanup()
  vi.unstubAllGlobals()
})

const ana = { studentId: 'ana', fullName: 'Ana Ríos' }

function show(children = [ana]) {
  call.mockImplementation(async ({ name }: RouteSpec) =>
    name === 'identity/list-children' ? { children } : progress,
  )
  render(
    <QueryClientProvider client={newQueryClient()}>
      <MemoryRouter initialEntries={['/reading-progress']}>
        <Routes>
          <Route path="/reading-progress" element={<ReadingProgressScreen below={() => null} />} />
          <Route path="/mi-progreso" element={<h1>Así creces</h1>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('a child’s progress can be printed, and its weeks kept as a file', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  show()
  expect(await screen.findByRole('button', { name: 'Bajar como CSV' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Imprimir' }))
  expect(print).toHaveBeenCalledOnce()
})

test('of a family’s children the first is shown until another is chosen', async () => {
  show([ana, { studentId: 'leo', fullName: 'Leo Ríos' }])
  const picker = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Hijo o hija' })
  expect([...picker.options].map(({ text }) => text)).toEqual(['Ana Ríos', 'Leo Ríos'])
  const asked = () =>
    call.mock.calls.flatMap(([{ name }, { path }]) =>
      name === 'progress/get-student-progress' ? [path.studentId] : [],
    )
  await vi.waitFor(() => expect(asked()).toEqual(['ana']))
  fireEvent.change(picker, { target: { value: 'leo' } })
  await vi.waitFor(() => expect(asked()).toEqual(['ana', 'leo']))
})

test('pace and percent are for who helps: a child is led to its own growing', async () => {
  person.roles = ['student']
  show()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Así creces')
})
