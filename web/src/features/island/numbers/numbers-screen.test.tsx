// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { SchoolFigures } from '#shared/island/schema.ts'
import type { RouteSpec } from '#shared/kernel/route.ts'
import type { Role } from '#shared/kernel/standing.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { Refusal } from '#web/lib/refusal.ts'
import { Component } from './numbers-screen.tsx'

interface Somebody {
  readonly roles: readonly Role[]
  readonly region?: string
  readonly schoolId?: string
}

const { call, person } = vi.hoisted(() => ({
  call: vi.fn(),
  person: { current: { roles: [] } satisfies Somebody as Somebody },
}))
vi.mock('#web/lib/client.ts', () => ({ call }))
vi.mock('#web/lib/session.ts', () => ({
  useSession: () => ({ status: 'signedIn', person: { personId: 'p', email: '', ...person.current } }),
}))

const school = (schoolId: string, given: Partial<SchoolFigures>): SchoolFigures => ({
  schoolId,
  name: `Escuela ${schoolId}`,
  region: 'Humacao',
  municipio: 'Luquillo',
  groups: 1,
  students: 30,
  readers: 0,
  readings: 0,
  ...given,
})
const schools = [
  school('del Sol', { readers: 12, readings: 20 }),
  school('del Mar', { municipio: 'Fajardo' }),
  school('del Valle', { region: 'Ponce', municipio: 'Yauco', students: 0 }),
]
const week = '2026-11-16'

/** Answers by the route's name; what is not there is refused. */
const answers = (replies: Readonly<Record<string, unknown>>) =>
  call.mockImplementation(async ({ name }: RouteSpec) => {
    if (name in replies) return replies[name]
    throw new Refusal({ code: 'client.unreadable', status: 200 })
  })

function show(as: Somebody, address = '/admin-island') {
  person.current = as
  render(
    <QueryClientProvider client={newQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <Component />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map(row => [...row.querySelectorAll('th, td')].map(cell => cell.textContent))

beforeAll(async () => {
  await beginSpeaking('es-PR')
  await i18next.loadNamespaces(['figures', 'errors', 'table'])
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

test('the department sees where nobody reads, and goes from region to municipio to school', async () => {
  answers({ 'island/get-island-figures': { week, schools } })
  show({ roles: ['admin'] })
  expect(await screen.findByText('En 1 escuela con estudiantes nadie ha leído esta semana.')).toBeTruthy()
  expect(screen.getByText(/^Aquí cuentan los niños que tienen cuenta/)).toBeTruthy()
  expect(await rows()).toEqual([
    ['Humacao', '2', '2', '60', '12', '20', '20 %'],
    ['Ponce', '1', '1', '0', '0', '0', 'Sin cuentas'],
  ])
  fireEvent.click(screen.getByRole('link', { name: 'Humacao' }))
  expect((await rows())[0]).toEqual(['Fajardo', '1', '1', '30', '0', '0', 'Nadie'])
  fireEvent.click(screen.getByRole('link', { name: 'Luquillo' }))
  expect(await rows()).toEqual([['Escuela del Sol', '1', '30', '12', '20', '40 %']])
  const map = screen.getByRole('group', { name: /^Mapa de los municipios/ })
  expect(within(map).getByRole('button', { pressed: true }).getAttribute('aria-label')).toBe(
    'Luquillo, región de Humacao: 12 de 30 estudiantes con cuenta han leído esta semana (40 %)',
  )
})

test('a regional office stays in its region, whatever the address says', async () => {
  const own = schools.filter(({ region }) => region === 'Humacao')
  answers({ 'island/get-region-figures': { week, schools: own } })
  show({ roles: ['ore'], region: 'Humacao' }, '/admin-island?municipio=Yauco')
  expect((await rows()).length).toBeGreaterThan(10)
  const map = screen.getByRole('group', { name: /^Mapa de los municipios/ })
  expect(within(map).queryByRole('button', { name: /^Yauco/ })).toBeNull()
  expect(within(map).getByRole('button', { name: /^Fajardo/ })).toBeTruthy()
  expect(call).not.toHaveBeenCalledWith(
    expect.objectContaining({ name: 'island/get-island-figures' }),
    expect.anything(),
  )
})

test('one step up, a regional office sees the sums of every region, and goes back into its own alone', async () => {
  const counts = { schools: 2, groups: 4, students: 60, readers: 12, readings: 20 }
  answers({
    'island/get-region-figures': { week, schools: schools.slice(0, 2) },
    'island/get-island-aggregates': {
      week,
      regions: [
        { region: 'Humacao', ...counts },
        { region: 'Ponce', ...counts, readers: 0, readings: 0 },
      ],
      withheld: ['Caguas'],
    },
  })
  show({ roles: ['ore'], region: 'Humacao' })
  await rows()
  fireEvent.click(screen.getByRole('link', { name: 'Isla' }))
  expect(
    await screen.findByText('12 de 120 estudiantes con cuenta han leído esta semana (10 %)'),
  ).toBeTruthy()
  expect(await rows()).toEqual([
    ['Ponce', '2', '4', '60', '0', '0', 'Nadie'],
    ['Humacao', '2', '4', '60', '12', '20', '20 %'],
  ])
  expect(screen.getByText('Sin cifras, por tener menos de 5 estudiantes: Caguas.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Ponce' })).toBeNull()
  const map = screen.getByRole('group', { name: /^Mapa de las regiones/ })
  expect(within(map).queryByRole('button')).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: 'Con cuenta' }))
  expect(
    await screen.findByText('12 de 120 estudiantes con cuenta han leído esta semana (10 %)'),
  ).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: 'Humacao' }))
  expect((await rows()).length).toBeGreaterThan(10)
})

test('a director sees the groups of the own school by name, and of their rosters who has no account', async () => {
  const counts = { students: 1, readers: 1, readings: 1 }
  answers({
    'island/get-school-figures': {
      week,
      school: { ...schools[0], ...counts, students: 3 },
      groups: [
        { groupId: 'k', ...counts },
        { groupId: 'c', students: 2, readers: 0, readings: 0 },
      ],
    },
    'identity/list-groups': {
      groups: [
        { groupId: 'k', name: 'Kínder A', active: true, students: 9 },
        { groupId: 'c', name: 'Primero C', active: true, students: 5 },
        { groupId: 'new', name: 'Segundo B', active: true, students: 6 },
        { groupId: 'old', name: 'Primero de antes', active: false, students: 4 },
      ],
    },
  })
  show({ roles: ['director'], schoolId: 'del Sol' })
  expect(await screen.findByText('En 1 grupo nadie ha leído esta semana.')).toBeTruthy()
  expect(screen.queryByText(/^Aquí cuentan los niños que tienen cuenta/)).toBeNull()
  expect(await rows()).toEqual([
    ['Segundo B', '6', '6', '0', '0', 'Sin cuentas'],
    ['Primero C', '5', '3', '0', '0', 'Nadie'],
    ['Kínder A', '9', '8', '1', '1', '11 %'],
  ])
  expect(screen.getByText('1 de 20 estudiantes de las listas han leído esta semana (5 %)')).toBeTruthy()
  expect(screen.getByText(/^17 estudiantes de las listas no tienen cuenta todavía/)).toBeTruthy()
  expect(screen.getByText('5 estudiantes')).toBeTruthy()
  const opens = screen.getByRole('link', { name: 'Abrir cuentas en Kínder A' })
  expect(opens.getAttribute('href')).toBe('/groups/k')
  // A picture of where the school lies, by name: nothing of it can be pressed.
  expect(screen.getByText('Luquillo', { selector: 'text' })).toBeTruthy()
  expect(within(screen.getByRole('group', { name: /^Mapa/ })).queryByRole('button')).toBeNull()
})

test('what did not come is said, with the way to ask again', async () => {
  answers({})
  show({ roles: ['admin'] })
  expect(await screen.findByRole('alert')).toBeTruthy()
  answers({ 'island/get-island-figures': { week, schools } })
  fireEvent.click(screen.getByRole('button', { name: 'Tratar otra vez' }))
  expect((await rows()).length).toBe(2)
})
