// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { makeAssignment } from '#shared/assignments/routes.ts'
import type { Roster } from '#shared/identity/group.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { Refusal } from '#web/lib/refusal.ts'
import { Toasts } from '#web/ui/toast.tsx'
import { MakeAssignment } from './make-assignment.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('#web/lib/client.ts', () => ({ call }))
vi.mock('./use-offered.ts', async original => ({
  ...(await original<object>()),
  useOffered: () => [
    { id: 'a', label: 'Castillos', work: { kind: 'text', textId: 'a' } },
    { id: 'b', label: 'Chiringas', work: { kind: 'text', textId: 'b' } },
  ],
}))

const roster: Roster = {
  group: {
    groupId: 'k',
    schoolId: 's',
    name: 'Kínder A',
    grade: 'K',
    schoolYear: 2026,
    teacherIds: ['t'],
    students: 2,
    active: true,
  },
  students: ['Ana', 'Luis'].map(fullName => ({
    studentId: fullName.toLowerCase(),
    fullName,
    groupIds: ['k'],
    hasPictures: false,
  })),
  expected: [],
}
const sent = () => call.mock.calls.filter(([route]) => route === makeAssignment).map(([, { body }]) => body)

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces(['assignments', 'errors'])
})
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

test('nobody can be asked for nothing: who is meant is led to; what the server has against a day stands at the day', async () => {
  call.mockRejectedValueOnce(new Refusal({ code: 'assignments.farDay', status: 422 })).mockResolvedValue({})
  render(
    <QueryClientProvider client={newQueryClient()}>
      <Toasts label="Mensajes" closeLabel="Cerrar">
        <MakeAssignment roster={roster} today="2026-11-20" chosen="" />
      </Toasts>
    </QueryClientProvider>,
  )
  const give = () => fireEvent.click(screen.getByRole('button', { name: 'Asignar' }))
  fireEvent.change(screen.getByLabelText('Cuál'), { target: { value: 'b' } })
  fireEvent.click(screen.getByLabelText(/^Todo el grupo/))
  give()
  const ana = screen.getByLabelText('Ana')
  await waitFor(() => expect(document.activeElement).toBe(ana))
  expect(ana.getAttribute('aria-invalid')).toBe('true')
  expect(sent()).toEqual([])
  fireEvent.click(ana)
  give()
  const day = screen.getByLabelText('Para el día')
  await waitFor(() => expect(day.getAttribute('aria-invalid')).toBe('true'))
  give()
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toEqual({
    work: { kind: 'text', textId: 'b' },
    dueOn: '2026-11-27',
    times: 1,
    studentIds: ['ana'],
  })
})
