// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Group, Roster } from '#shared/identity/group.ts'
import { getPictureLocks, unlockPictures } from '#shared/identity/picture-routes.ts'
import type { ReplyOf, RouteSpec } from '#shared/kernel/route.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { Toasts } from '#web/ui/toast.tsx'
import { PictureLocks } from './picture-locks.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('#web/lib/client.ts', () => ({ call }))

const group: Group = {
  groupId: 'g',
  schoolId: 's',
  name: 'Kínder A',
  grade: 'K',
  schoolYear: 2026,
  teacherIds: ['t'],
  students: 1,
  active: true,
  classCode: 'KYNDERPR',
}
const amaya = { studentId: 'a', fullName: 'Amaya Ortiz', groupIds: ['g'], hasPictures: true }
const roster: Roster = { group, students: [amaya], expected: [] }
type Locks = ReplyOf<typeof getPictureLocks>
const quiet: Locks = { locked: false, needsNewCode: false, wrongTries: 0, children: [] }

function show(locks: Partial<Locks>, now: Group = group) {
  call.mockImplementation(async (route: RouteSpec) =>
    route.name === unlockPictures.name ? now : { ...quiet, ...locks },
  )
  render(
    <Toasts label="Mensajes" closeLabel="Cerrar">
      <QueryClientProvider client={newQueryClient()}>
        <MemoryRouter>
          <PictureLocks roster={roster} />
        </MemoryRouter>
      </QueryClientProvider>
    </Toasts>,
  )
}
const asked = (route: RouteSpec) => call.mock.calls.filter(([{ name }]) => name === route.name).length

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces(['identity', 'errors', 'table'])
})
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

test('nothing is said where nobody tried wrong pictures', async () => {
  show({})
  await waitFor(() => expect(asked(getPictureLocks)).toBe(1))
  expect(screen.queryByRole('heading')).toBeNull()
})

test('wrong tries are told without a button while they lock nobody out', async () => {
  show({ wrongTries: 4, children: [{ studentId: 'a', locked: false, wrongTries: 4 }] })
  expect(await screen.findByText('Amaya Ortiz')).toBeTruthy()
  expect(screen.getByText('Esta semana hubo 4 desde dispositivos nuevos.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Desbloquear/ })).toBeNull()
})

test('a child who is locked out is let in with one tap, and the list is read again', async () => {
  show({ wrongTries: 5, children: [{ studentId: 'a', locked: true, wrongTries: 5 }] })
  fireEvent.click(await screen.findByRole('button', { name: 'Desbloquear' }))
  expect(await screen.findByText('Ya pueden entrar otra vez')).toBeTruthy()
  expect(asked(unlockPictures)).toBe(1)
  await waitFor(() => expect(asked(getPictureLocks)).toBe(2))
})

test('a class whose year is used up says that its code goes, and shows the new one', async () => {
  show({ locked: true, needsNewCode: true, wrongTries: 40 }, { ...group, classCode: 'NUEVQCDE' })
  expect(await screen.findByText(/hace falta un código nuevo/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Desbloquear con un código nuevo' }))
  expect(await screen.findByText('NUEVQCDE')).toBeTruthy()
})
