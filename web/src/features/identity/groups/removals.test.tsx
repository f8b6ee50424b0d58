// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Group, Roster } from '#shared/identity/group.ts'
import { getRoster } from '#shared/identity/group-routes.ts'
import { listColleagues } from '#shared/identity/routes.ts'
import type { RouteSpec } from '#shared/kernel/route.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { keyOf, newQueryClient, useRead } from '#web/lib/query.ts'
import { Toasts } from '#web/ui/toast.tsx'
import { GroupTeachers } from './group-teachers.tsx'
import { RosterTable } from './roster-table.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('#web/lib/client.ts', () => ({ call }))

const group: Group = {
  groupId: 'g',
  schoolId: 's',
  name: 'Kínder A',
  grade: 'K',
  schoolYear: 2026,
  teacherIds: ['ana', 'eva'],
  students: 2,
  active: true,
}
const roster: Roster = {
  group,
  students: [{ studentId: 'luz', fullName: 'Luz Delgado', groupIds: ['g'], hasPictures: false }],
  expected: [{ rosterId: 'nina', fullName: 'Nina Ñeco' }],
}
const staff = [
  { personId: 'ana', fullName: 'Ana Ruiz', roles: ['teacher'] },
  { personId: 'eva', fullName: 'Eva Cruz', roles: ['teacher'] },
]
const path = { groupId: 'g' }

function Held({ children }: { readonly children: (roster: Roster) => ReactNode }) {
  const { data } = useRead(getRoster, { path })
  return data && children(data)
}
function show(children: (roster: Roster) => ReactNode) {
  const client = newQueryClient()
  client.setQueryData(keyOf(getRoster, { path }), roster)
  render(
    <Toasts label="Mensajes" closeLabel="Cerrar">
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <Held>{children}</Held>
        </MemoryRouter>
      </QueryClientProvider>
    </Toasts>,
  )
}
const removed = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `Sacar a ${name}` }))
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sacar' }))
  await screen.findByText(`${name} ya no está en este grupo.`, { selector: 'div' })
}
const isOnList = (name: string) => screen.queryByRole('rowheader', { name }) !== null
const undo = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }))
  await act(async () => undefined)
}
const sent = () =>
  call.mock.calls.flatMap(([{ name }, { path: at, body }]) =>
    name === listColleagues.name ? [] : [{ name, at, body }],
  )

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces(['identity', 'errors', 'table'])
})
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

test('who was taken out can be brought back; a line without an account comes back as a new one', async () => {
  const showList = () => show(now => <RosterTable roster={now} manages onGone={() => undefined} />)
  call.mockResolvedValueOnce({ ...roster, students: [] }).mockResolvedValueOnce(roster)
  showList()
  await removed('Luz Delgado')
  expect(isOnList('Luz Delgado')).toBe(false)
  await undo()
  await waitFor(() => expect(isOnList('Luz Delgado')).toBe(true))
  expect(sent()).toEqual([
    { name: 'identity/remove-from-group', at: { groupId: 'g', studentId: 'luz' }, body: undefined },
    { name: 'identity/add-to-group', at: path, body: { studentId: 'luz' } },
  ])
  cleanup()

  call.mockClear()
  const again = { rosterId: 'nina-2', fullName: 'Nina Ñeco' }
  call
    .mockResolvedValueOnce({ ...roster, expected: [] })
    .mockResolvedValueOnce({ ...roster, expected: [again] })
  showList()
  await removed('Nina Ñeco')
  expect(isOnList('Nina Ñeco')).toBe(false)
  await undo()
  await waitFor(() => expect(isOnList('Nina Ñeco')).toBe(true))
  expect(sent()[1]).toEqual({
    name: 'identity/add-to-group',
    at: path,
    body: { fullName: 'Nina Ñeco', grade: 'K' },
  })
})

test('whoever taught a group teaches it again', async () => {
  call.mockImplementation(async ({ name }: RouteSpec, { body }: { body?: { teacherIds: string[] } }) =>
    name === listColleagues.name ? { staff } : { ...group, ...body },
  )
  show(({ group: now }) => <GroupTeachers group={now} roles={['director']} />)
  await removed('Eva Cruz')
  expect(isOnList('Eva Cruz')).toBe(false)
  await undo()
  await waitFor(() => expect(isOnList('Eva Cruz')).toBe(true))
  expect(sent().map(({ body }) => body)).toEqual([{ teacherIds: ['ana'] }, { teacherIds: ['ana', 'eva'] }])
})

test('who teaches it too is chosen from the others; nobody is no choice', async () => {
  call.mockImplementation(async ({ name }: RouteSpec, { body }: { body?: { teacherIds: string[] } }) =>
    name === listColleagues.name ? { staff } : { ...group, ...body },
  )
  show(({ group: now }) => <GroupTeachers group={{ ...now, teacherIds: ['ana'] }} roles={['director']} />)
  const list = await screen.findByLabelText('Otra maestra o maestro')
  const add = screen.getByRole('button', { name: 'Añadir al grupo' })
  fireEvent.click(add)
  await screen.findByText('Escoge quién lo enseña')
  await waitFor(() => expect(document.activeElement).toBe(list))
  expect(sent()).toEqual([])
  fireEvent.change(list, { target: { value: 'eva' } })
  await act(async () => undefined)
  fireEvent.click(add)
  await waitFor(() => expect(sent().map(({ body }) => body)).toEqual([{ teacherIds: ['ana', 'eva'] }]))
})
