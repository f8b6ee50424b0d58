// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Group } from '#shared/identity/group.ts'
import type { Role } from '#shared/kernel/standing.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { Toasts } from '#web/ui/toast.tsx'
import { GroupChanges } from './group-changes.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('#web/lib/client.ts', () => ({ call }))

const group: Group = {
  groupId: 'g',
  schoolId: 's',
  name: 'Kínder A',
  grade: 'K',
  schoolYear: 2026,
  teacherIds: ['t'],
  students: 3,
  active: true,
}
const onChange = vi.fn()
const Address = () => <p data-testid="address">{useLocation().pathname}</p>
const show = (role: Role, more: Partial<Group> = {}) =>
  render(
    <Toasts label="Mensajes" closeLabel="Cerrar">
      <QueryClientProvider client={newQueryClient()}>
        <MemoryRouter initialEntries={['/groups/g']}>
          <GroupChanges group={{ ...group, ...more }} roles={[role]} onChange={onChange} />
          <Address />
        </MemoryRouter>
      </QueryClientProvider>
    </Toasts>,
  )
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const dialog = () => within(screen.getByRole('dialog'))
const address = () => screen.getByTestId('address').textContent
const sent = () => call.mock.calls.map(([, { path, body }]) => ({ path, body }))

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces(['identity', 'errors'])
})
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

test('a group gets another name; one that is none is not sent', async () => {
  call.mockResolvedValue(group)
  show('teacher')
  press('Cambiar nombre')
  const field = dialog().getByLabelText('Nombre del grupo')
  fireEvent.change(field, { target: { value: '  ' } })
  fireEvent.click(dialog().getByRole('button', { name: 'Guardar el nombre' }))
  expect(dialog().getByText('Ponle un nombre al grupo')).toBeTruthy()
  expect(call).not.toHaveBeenCalled()
  fireEvent.change(field, { target: { value: 'Kínder Coquí' } })
  fireEvent.click(dialog().getByRole('button', { name: 'Guardar el nombre' }))
  await waitFor(() => expect(onChange).toHaveBeenCalledOnce())
  expect(sent()).toEqual([{ path: { groupId: 'g' }, body: { name: 'Kínder Coquí' } }])
})

test('whoever teaches a group is told that they lose it, and is led to the others', async () => {
  call.mockResolvedValue(group)
  show('teacher')
  press('Cerrar grupo')
  expect(dialog().getByText(/^Dejas de ver su lista.*Solo la dirección/)).toBeTruthy()
  expect(call).not.toHaveBeenCalled()
  fireEvent.click(dialog().getByRole('button', { name: 'Cerrar grupo' }))
  await waitFor(() => expect(address()).toBe('/groups'))
  expect(sent()).toEqual([{ path: { groupId: 'g' }, body: { active: false } }])
  expect(onChange).not.toHaveBeenCalled()
})

test('whoever directs the school stays, and opens it again', async () => {
  call.mockResolvedValue(group)
  show('director', { active: false })
  press('Abrir otra vez')
  fireEvent.click(dialog().getByRole('button', { name: 'Abrir otra vez' }))
  await waitFor(() => expect(onChange).toHaveBeenCalledOnce())
  expect(sent()).toEqual([{ path: { groupId: 'g' }, body: { active: true } }])
  expect(address()).toBe('/groups/g')
})
