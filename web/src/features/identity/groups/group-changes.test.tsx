// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Group, Roster } from '#shared/identity/group.ts'
import { getRoster } from '#shared/identity/group-routes.ts'
import type { Role } from '#shared/kernel/standing.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { keyOf, newQueryClient } from '#web/lib/query.ts'
import { Refusal } from '#web/lib/refusal.ts'
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
const rosterKey = keyOf(getRoster, { path: { groupId: 'g' } })
const Address = () => <p data-testid="address">{useLocation().pathname}</p>
/** Gives what the cache holds of the group. */
function show(role: Role, more: Partial<Group> = {}) {
  const client = newQueryClient()
  client.setQueryData<Roster>(rosterKey, { group, students: [], expected: [] })
  render(
    <Toasts label="Mensajes" closeLabel="Cerrar">
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={['/groups/g']}>
          <GroupChanges group={{ ...group, ...more }} roles={[role]} />
          <Address />
        </MemoryRouter>
      </QueryClientProvider>
    </Toasts>,
  )
  return () => client.getQueryData<Roster>(rosterKey)?.group
}
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

const save = async () => {
  fireEvent.click(dialog().getByRole('button', { name: 'Guardar el nombre' }))
  await act(async () => undefined)
}
const write = async (name: string) => {
  fireEvent.input(dialog().getByLabelText('Nombre del grupo'), { target: { value: name } })
  await act(async () => undefined)
}

test('a group gets another name; one that is none is not sent', async () => {
  const renamed = { ...group, name: 'Kínder Coquí' }
  call.mockResolvedValue(renamed)
  const held = show('teacher')
  press('Cambiar nombre')
  await write('  ')
  await save()
  expect(dialog().getByText('Ponle un nombre al grupo')).toBeTruthy()
  expect(document.activeElement).toBe(dialog().getByLabelText('Nombre del grupo'))
  await write('Kínder \u202e')
  expect(dialog().getByText(/^Ese nombre lleva un signo/)).toBeTruthy()
  expect(call).not.toHaveBeenCalled()
  await write(' Kínder Coquí ')
  await save()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent()).toEqual([{ path: { groupId: 'g' }, body: { name: 'Kínder Coquí' } }])
  expect(held()).toEqual(renamed)
})

test('a refused name stays in the dialog, with the reason', async () => {
  call.mockRejectedValue(new Refusal({ code: 'identity.onlyDirectors', status: 403 }))
  show('teacher')
  press('Cambiar nombre')
  await write('Kínder Coquí')
  await save()
  await waitFor(() => expect(dialog().getByRole('alert').textContent).toMatch(/dirección de la escuela/))
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
})

test('whoever directs the school stays, and opens it again', async () => {
  call.mockResolvedValue({ ...group, name: 'K' })
  const held = show('director', { active: false })
  press('Abrir otra vez')
  fireEvent.click(dialog().getByRole('button', { name: 'Abrir otra vez' }))
  await waitFor(() => expect(held()?.name).toBe('K'))
  expect(sent()).toEqual([{ path: { groupId: 'g' }, body: { active: true } }])
  expect(address()).toBe('/groups/g')
})
