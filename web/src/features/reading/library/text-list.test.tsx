// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { ListedText } from '#shared/catalogue/schema.ts'
import type { RouteSpec } from '#shared/kernel/route.ts'
import type { Grade } from '#shared/kernel/school.ts'
import type { Role } from '#shared/kernel/standing.ts'
import { libraryOf } from '#shared/reading/library.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { Component } from './text-list.tsx'

const roles = vi.hoisted((): { now: Role[] } => ({ now: ['student'] }))
vi.mock('#web/lib/session.ts', () => ({
  useSession: () => ({ status: 'signedIn', person: { personId: 'a', email: '', roles: roles.now } }),
}))
const text = (id: string, grade: Grade): ListedText => ({
  id,
  language: 'es-PR',
  grade,
  title: `Cuento ${id}`,
  city: 'Ponce',
  category: 'story',
  difficulty: 'easy',
  estimatedMinutes: 2,
  wpmTarget: 60,
  accuracyTarget: 0.9,
  words: 80,
  hash: id,
})
vi.mock('#web/lib/content.ts', () => ({
  useTexts: () => ({
    data: [text('uno', '1'), text('cuatro', '4'), text('leccion', '4')],
    error: null,
    fetchStatus: 'idle',
  }),
  useUnits: () => ({ data: [{ texts: ['leccion'] }] }),
}))
vi.mock('#web/features/reading/library/waiting-readings.tsx', () => ({ WaitingReadings: () => null }))
vi.mock('#web/lib/is-open.ts', () => ({ isOpen: () => true }))
const call = vi.hoisted(() => vi.fn())
vi.mock('#web/lib/client.ts', () => ({ call }))
const answers: Readonly<Record<string, unknown>> = {
  'identity/get-profile': { grade: '1' },
  'progress/get-progress': { finishedTexts: [] },
  'reading/list-readings': { readings: [] },
  'reading/get-library': libraryOf({ own: ['1'], levels: {}, opened: [] }),
}
call.mockImplementation(async ({ name }: RouteSpec) => answers[name])

const show = (at = '/reading-spanish') => {
  const routes = [{ path: '/reading-spanish', element: <Component /> }]
  render(
    <QueryClientProvider client={newQueryClient()}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [at] })} />
    </QueryClientProvider>,
  )
}

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces(['reading', 'table'])
})
afterEach(cleanup)

test('a child’s shelf opens at the own grade; a closed one is shown, kindly, and leads nowhere', async () => {
  roles.now = ['student']
  show()
  expect(await screen.findByRole('link', { name: 'Cuento uno' })).toBeDefined()
  expect(screen.queryByText(/Pídele a tu maestra/)).toBeNull()
  fireEvent.click(await screen.findByLabelText('4.º grado'))
  expect(await screen.findByText(/Pídele a tu maestra/)).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Cuento cuatro' })).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Cuento cuatro' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Pide un cuento para ti' })).toBeNull()
  // What a lesson has its children read is open.
  expect(screen.getByRole('link', { name: 'Cuento leccion' })).toBeDefined()
})

test('whoever teaches sees all of it', async () => {
  roles.now = ['teacher']
  show()
  fireEvent.click(await screen.findByLabelText('4.º grado'))
  expect(await screen.findByRole('link', { name: 'Cuento cuatro' })).toBeDefined()
  expect(screen.queryByText(/Pídele a tu maestra/)).toBeNull()
})

test('a title is found in whatever grade it is, its accents ignored; what is closed to a child is shown closed', async () => {
  roles.now = ['student']
  show('/reading-spanish?find=cuátro')
  expect(await screen.findByRole('heading', { name: 'Cuento cuatro' })).toBeDefined()
  expect(await screen.findByText(/Pídele a tu maestra/)).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Cuento cuatro' })).toBeNull()
  expect(within(screen.getByRole('article', { name: 'Cuento cuatro' })).getByText('4.º grado')).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'Cuento uno' })).toBeNull()
})

test('a shelf is narrowed by what the address says, and all of it comes back', async () => {
  roles.now = ['teacher']
  show('/reading-spanish?find=LECCIÓN')
  fireEvent.click(await screen.findByLabelText('4.º grado'))
  expect(await screen.findByRole('link', { name: 'Cuento leccion' })).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Cuento cuatro' })).toBeNull()
  fireEvent.change(screen.getByLabelText('Leídas'), { target: { value: 'yes' } })
  expect(await screen.findByText('No encontré lecturas así. Prueba con otra palabra.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: /Quitar/ }))
  expect(await screen.findByRole('link', { name: 'Cuento cuatro' })).toBeDefined()
})
