// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { RouteSpec } from '#shared/kernel/route.ts'
import type { Role } from '#shared/kernel/standing.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { Toasts } from '#web/ui/toast.tsx'
import { DepartmentStaff, RegionStaff } from './staff-list.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('#web/lib/client.ts', () => ({ call }))

const staff = [
  { personId: 'ana', fullName: 'Ana Ruiz', roles: ['ore'] },
  { personId: 'eva', fullName: 'Eva Cruz', roles: ['ore', 'director'] },
]
const renderList = (list: ReactNode) =>
  render(
    <Toasts label="Mensajes" closeLabel="Cerrar">
      <QueryClientProvider client={newQueryClient()}>{list}</QueryClientProvider>
    </Toasts>,
  )
const show = (...roles: Role[]) => renderList(<RegionStaff place="region:Ponce" roles={roles} />)

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces(['identity', 'errors', 'table', 'audit'])
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

test('a regional office sees who works for it, and ends nobody’s access', async () => {
  call.mockResolvedValue({ staff })
  show('ore')
  await screen.findByText('Ana Ruiz')
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows.map(row => row.textContent)).toEqual([
    'NombrePapel',
    'Ana RuizPersonal ORE',
    'Eva CruzPersonal ORE · Director(a)',
  ])
  expect(screen.queryByRole('button', { name: /^Terminar acceso/ })).toBeNull()
})

test('the department ends a role at the office with a reason, and of a director only that one', async () => {
  call.mockImplementation(async ({ name }: RouteSpec) => (name === 'identity/end-role' ? {} : { staff }))
  show('admin')
  fireEvent.click(await screen.findByRole('button', { name: 'Terminar acceso: Eva Cruz' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(/^Dejará de ver esta región/)).toBeTruthy()
  expect(dialog.getAllByRole('combobox')).toHaveLength(1)
  fireEvent.click(dialog.getByRole('button', { name: 'Terminar acceso' }))
  await dialog.findByText('Escoge la razón')
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('¿Por qué?')))
  fireEvent.change(dialog.getByLabelText('¿Por qué?'), { target: { value: 'retired' } })
  fireEvent.input(dialog.getByLabelText('Nota (si hace falta)'), { target: { value: ' en mayo ' } })
  await act(async () => undefined)
  fireEvent.click(dialog.getByRole('button', { name: 'Terminar acceso' }))
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'identity/end-role' }),
      expect.objectContaining({
        path: { place: 'region:Ponce' },
        body: { personId: 'eva', role: 'ore', reason: 'retired', note: 'en mayo' },
      }),
    ),
  )
  await screen.findByText('Eva Cruz ya no trabaja por esta región.', { selector: 'div' })
  expect(screen.queryByRole('dialog')).toBeNull()
  // What it changed is asked for again.
  const asked = () => call.mock.calls.filter(([{ name }]) => name === 'identity/list-region-staff')
  await waitFor(() => expect(asked()).toHaveLength(2))
})

test('an administrator takes a lost second factor from another, and does nothing to themself', async () => {
  const admins = ['ana', 'eva'].map(personId => ({
    personId,
    fullName: personId === 'ana' ? 'Ana Ruiz' : 'Eva Cruz',
    roles: ['admin'],
    hasSecondFactor: true,
  }))
  call.mockImplementation(async ({ name }: RouteSpec) =>
    name === 'identity/remove-second-factor' ? {} : { staff: admins },
  )
  renderList(<DepartmentStaff roles={['admin']} personId="ana" />)
  await screen.findByText('Ana Ruiz')
  const buttons = screen.getAllByRole('button', { name: /Cruz|Ruiz/ }).map(one => one.ariaLabel)
  expect(buttons).toEqual([expect.stringMatching(/Eva Cruz$/), 'Terminar acceso: Eva Cruz'])
})
