// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { ChildRequest } from '#shared/identity/child-request.ts'
import {
  answerChildRequest,
  askForChild,
  listChildRequests,
  withdrawChildRequest,
} from '#shared/identity/child-request-routes.ts'
import type { Group, Roster } from '#shared/identity/group.ts'
import { addToGroup, listGroups } from '#shared/identity/group-routes.ts'
import { listSchoolStudents } from '#shared/identity/routes.ts'
import { schoolYearOf } from '#shared/identity/school-year.ts'
import type { RouteSpec } from '#shared/kernel/route.ts'
import type { Role } from '#shared/kernel/standing.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import type { Person } from '#web/lib/session.ts'
import { Toasts } from '#web/ui/toast.tsx'
import { AddChild } from './add-child.tsx'
import { ChildRequests } from './child-requests.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('#web/lib/client.ts', () => ({ call }))

const schoolYear = schoolYearOf(new Date())
const groupOf = (groupId: string, name: string, teacherId: string, more: Partial<Group> = {}): Group => ({
  groupId,
  schoolId: 's',
  name,
  grade: 'K',
  schoolYear,
  teacherIds: [teacherId],
  students: 1,
  active: true,
  ...more,
})
const own = groupOf('g', 'Kínder A', 'luz')
const groups = [
  own,
  groupOf('h', 'Kínder B', 'iris'),
  groupOf('o', 'Kínder Mío', 'luz'),
  groupOf('x', 'Kínder Cerrado', 'iris', { active: false }),
  groupOf('y', 'Kínder Viejo', 'iris', { schoolYear: schoolYear - 1 }),
]
const student = (studentId: string, fullName: string, groupIds: string[] = []) => ({
  studentId,
  fullName,
  groupIds,
  hasPictures: false,
})
const amaya = student('a', 'Amaya Ortiz Vega', ['g'])
const roster: Roster = { group: own, students: [amaya, student('b', 'Leo Matos', ['g'])], expected: [] }
const request: ChildRequest = {
  requestId: 'r',
  groupId: 'h',
  groupName: 'Kínder B',
  fromGroupId: 'g',
  fromGroupName: 'Kínder A',
  askedBy: 'Iris Báez',
  fullName: 'amaya ortiz',
  moves: true,
  endsAt: '2026-12-06T12:00:00.000Z',
}

const answers: Record<string, unknown> = {}
const show = (shown: React.ReactElement) => {
  call.mockImplementation(async (route: RouteSpec) => answers[route.name] ?? {})
  render(
    <Toasts label="Mensajes" closeLabel="Cerrar">
      <QueryClientProvider client={newQueryClient()}>
        <MemoryRouter>{shown}</MemoryRouter>
      </QueryClientProvider>
    </Toasts>,
  )
}
const sent = (route: RouteSpec) =>
  call.mock.calls.flatMap(([{ name }, args]) =>
    name === route.name ? [{ path: args.path, body: args.body }] : [],
  )
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces(['identity', 'errors', 'table'])
})
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
  for (const name of Object.keys(answers)) delete answers[name]
})

test('whoever is asked sees who is meant, and says yes with one tap', async () => {
  answers[listChildRequests.name] = { toAnswer: [request], asked: [] }
  show(<ChildRequests roster={roster} />)
  expect(await screen.findByText('Iris Báez pide que amaya ortiz se cambie a Kínder B.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLSelectElement>('¿Quién es?').value).toBe('a')
  press('Aceptar')
  expect(await screen.findByText('Aceptado')).toBeTruthy()
  const path = { groupId: 'g', requestId: 'r' }
  expect(sent(answerChildRequest)).toEqual([{ path, body: { accepts: true, studentId: 'a' } }])
  await waitFor(() => expect(sent(listChildRequests)).toHaveLength(2))
})

test('a name that could be several children’s is accepted only once one is chosen; a no needs nobody', async () => {
  answers[listChildRequests.name] = { toAnswer: [{ ...request, fullName: 'Zoé' }], asked: [] }
  show(<ChildRequests roster={roster} />)
  const accept = await screen.findByRole('button', { name: 'Aceptar' })
  expect(accept.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(accept)
  press('No aceptar')
  expect(await screen.findByText('No aceptado')).toBeTruthy()
  expect(sent(answerChildRequest).map(({ body }) => body)).toEqual([{ accepts: false }])
})

test('what was asked is taken back', async () => {
  answers[listChildRequests.name] = {
    toAnswer: [],
    asked: [{ ...request, groupId: 'g', fromGroupName: 'Kínder B' }],
  }
  show(<ChildRequests roster={roster} />)
  expect(await screen.findByText('amaya ortiz, de Kínder B, para que se cambie a este.')).toBeTruthy()
  press('Retirar el pedido de amaya ortiz')
  expect(await screen.findByText('Pedido retirado')).toBeTruthy()
  expect(sent(withdrawChildRequest)).toEqual([{ path: { groupId: 'g', requestId: 'r' }, body: undefined }])
})

const personOf = (role: Role): Person => ({
  personId: 'luz',
  fullName: 'Luz Delgado',
  roles: [role],
  schoolId: 's',
  email: 'luz@lee.test',
  emailVerified: true,
})
async function open(role: Role, tab: string) {
  answers[listGroups.name] = { groups }
  show(<AddChild group={own} person={personOf(role)} />)
  press('Añadir niño o niña')
  fireEvent.mouseDown(screen.getByRole('tab', { name: tab }), { button: 0 })
}

test('a teacher asks another group of now for a child by name; own, closed and former ones are not offered', async () => {
  await open('teacher', 'De otro grupo')
  const select = await screen.findByLabelText<HTMLSelectElement>('Su grupo de ahora')
  expect([...select.options].map(({ text }) => text)).toEqual(['Escoge el grupo', 'Kínder B'])
  press('Pedir')
  expect(await screen.findByText('Escoge en qué grupo está')).toBeTruthy()
  fireEvent.change(select, { target: { value: 'h' } })
  fireEvent.change(screen.getByLabelText('Nombre completo'), { target: { value: 'Ana Ríos' } })
  fireEvent.click(screen.getByRole('radio', { name: 'Se cambia al mío' }))
  press('Pedir')
  expect(await screen.findByText('Pedido enviado')).toBeTruthy()
  expect(sent(askForChild)).toEqual([
    { path: { groupId: 'g' }, body: { fromGroupId: 'h', fullName: 'Ana Ríos', moves: true } },
  ])
})

test('who directs the school shares and moves, and asks nobody', async () => {
  answers[listSchoolStudents.name] = {
    students: [amaya, student('c', 'Eva Soto', ['h']), student('d', 'Ian Vega', ['y'])],
  }
  answers[addToGroup.name] = roster
  await open('director', 'Con cuenta')
  expect(screen.queryByRole('tab', { name: 'De otro grupo' })).toBeNull()
  expect(await screen.findByText('Eva Soto')).toBeTruthy()
  // Who is here already is not offered; whose group is of last year has none.
  expect(screen.queryByText('Amaya Ortiz Vega')).toBeNull()
  expect(screen.getByText('Sin grupo este año')).toBeTruthy()
  press('Añadir a Eva Soto y dejarle en su grupo')
  await waitFor(() => expect(screen.queryByText('Eva Soto')).toBeNull())
  press('Añadir a Ian Vega')
  await waitFor(() => expect(sent(addToGroup)).toHaveLength(2))
  expect(sent(addToGroup).map(({ body }) => body)).toEqual([
    { studentId: 'c', moves: false },
    { studentId: 'd', moves: false },
  ])
})
