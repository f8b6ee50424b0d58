// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { RouteSpec } from '#shared/kernel/route.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { Refusal } from '#web/lib/refusal.ts'
import type { Person } from '#web/lib/session.ts'
import { GroupChild } from './group-child.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('#web/lib/client.ts', () => ({ call }))
call.mockImplementation(async ({ name }: RouteSpec, { path }: { path: { groupId: string } }) =>
  name === 'identity/list-groups'
    ? {
        groups: ['a', 'b'].map(id => ({ groupId: id, name: `Grupo ${id}`, active: true, teacherIds: ['t'] })),
      }
    : {
        group: { groupId: path.groupId, name: `Grupo ${path.groupId}` },
        students: [{ studentId: `ana-${path.groupId}`, fullName: `Ana de ${path.groupId}` }],
      },
)

const onChoose = vi.fn()
const show = (person: Partial<Person>, named?: string, studentId?: string) =>
  render(
    <QueryClientProvider client={newQueryClient()}>
      <MemoryRouter>
        <GroupChild
          person={{ personId: 't', email: '', roles: ['teacher'], ...person }}
          named={named}
          studentId={studentId}
          onChoose={onChoose}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  )
const shown = (label: string) => {
  const field = screen.getByLabelText<HTMLSelectElement>(label)
  return field.selectedOptions[0]?.textContent
}

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces('progress')
})
afterEach(() => {
  cleanup()
  onChoose.mockClear()
})

test('a teacher comes by a child’s link to that group and child, and chooses others', async () => {
  show({ schoolId: 's' }, 'b', 'ana-b')
  await screen.findByText('Ana de b')
  expect([shown('Grupo'), shown('Estudiante')]).toEqual(['Grupo b', 'Ana de b'])
  fireEvent.change(screen.getByLabelText('Grupo'), { target: { value: 'a' } })
  expect(onChoose).toHaveBeenLastCalledWith(undefined, 'a')
})

test('an office sees the group of the link alone, and whose progress it is', async () => {
  show({ roles: ['ore'], region: 'Ponce' }, 'z', 'ana-z')
  await screen.findByText('Ana de z')
  expect([shown('Grupo'), shown('Estudiante')]).toEqual(['Grupo z', 'Ana de z'])
  fireEvent.change(screen.getByLabelText('Estudiante'), { target: { value: '' } })
  expect(onChoose).toHaveBeenLastCalledWith(undefined, 'z')
})

test('without one it is told where to begin', () => {
  show({ roles: ['ore'], region: 'Ponce' })
  expect(screen.getByRole('link', { name: 'Ver los grupos' }).getAttribute('href')).toBe('/groups')
})

test('groups that did not come are not told as none', async () => {
  call.mockRejectedValueOnce(new Refusal({ code: 'client.unreadable', status: 200 }))
  show({ schoolId: 's' })
  expect((await screen.findByRole('alert')).textContent).toContain('Esto no llegó.')
  expect(screen.queryByRole('link', { name: 'Ver los grupos' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Tratar otra vez' }))
  await screen.findByText('Ana de a')
})
