// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { changeProfile } from '#shared/identity/routes.ts'
import { endSession, endSessions, listSessions } from '#shared/identity/session-routes.ts'
import type { RouteSpec } from '#shared/kernel/route.ts'
import { beginSpeaking, speak, spoken } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import type { Person } from '#web/lib/session.ts'
import { Toasts } from '#web/ui/toast.tsx'
import { AccountDialog } from './account-dialog.tsx'

const calls = vi.hoisted(() => ({ call: vi.fn(), changePassword: vi.fn() }))
vi.mock('#web/lib/client.ts', () => ({ call: calls.call }))
vi.mock('#web/lib/auth-actions.ts', () => ({ changePassword: calls.changePassword }))

const profile = {
  personId: 'p',
  fullName: 'Ana Rivera',
  role: 'student',
  roles: ['student'],
  grade: '1',
  schoolName: 'Escuela Playa Azul',
  region: 'Humacao',
}
const student: Person = { personId: 'p', email: 'ana@lee.test', roles: ['student'], emailVerified: false }

const began = { kind: 'shared', begunAt: '2026-08-10T12:00:00.000Z', seenAt: '2026-08-10T12:00:00.000Z' }
const sessions = [
  { ...began, sessionId: 'here', kind: 'own', browser: 'Safari', system: 'iOS', isThis: true },
  { ...began, sessionId: 'there', browser: 'Chrome', system: 'Chrome OS', isThis: false },
]

function show(person: Person, held: object = profile) {
  calls.call.mockImplementation(async (route: RouteSpec, { body }: { body?: object }) => {
    if (route === listSessions) return { sessions }
    if (route === endSession || route === endSessions) return {}
    return route === changeProfile ? { ...held, ...body } : held
  })
  const leave = vi.fn()
  render(
    <MemoryRouter>
      <QueryClientProvider client={newQueryClient()}>
        <Toasts label="Mensajes" closeLabel="Cerrar">
          <AccountDialog person={person} open onClose={() => undefined} onLeave={leave} />
        </Toasts>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return leave
}
const changes = () => calls.call.mock.calls.filter(([route]) => route === changeProfile)

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces(['errors', 'identity'])
})
afterEach(async () => {
  cleanup()
  await speak('es-PR')
  vi.clearAllMocks()
})

test('a student sees their name and where they belong, and says their language alone', async () => {
  show(student)
  await screen.findByText('Estudiante · 1.er grado · Escuela Playa Azul · Humacao')
  screen.getByText('Ana Rivera')
  expect(screen.queryByLabelText('Nombre completo')).toBeNull()
  expect(screen.queryByRole('combobox', { name: 'Grado' })).toBeNull()
  fireEvent.change(screen.getByLabelText('Idioma'), { target: { value: 'en-US' } })
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  await screen.findByRole('heading', { name: 'My account' }, { timeout: 20_000 })
  expect(changes()[0]?.[1]).toMatchObject({ body: { language: 'en-US' } })
  expect(changes()[0]?.[1].body).not.toHaveProperty('fullName')
  expect(screen.getByRole('link', { name: 'Code for my family' }).getAttribute('href')).toBe('/family-access')
})

test('a teacher says their name and language', async () => {
  show({ ...student, roles: ['teacher'] }, { ...profile, role: 'teacher', roles: ['teacher'] })
  await screen.findByText('Maestro(a) · Escuela Playa Azul · Humacao')
  const name = screen.getByLabelText('Nombre completo')
  const save = screen.getByRole('button', { name: 'Guardar' })
  // As it opens it takes the focus, a moment later than it is there.
  await waitFor(() => expect(document.activeElement?.closest('[role=dialog]')).toBeTruthy())
  for (const [odd, said] of [
    ['A', 'El nombre debe tener al menos 2 caracteres'],
    ['Ana \u202eRivera', /^Ese nombre lleva un signo/],
    ['a'.repeat(1_000_000), /^Aquí caben 120 letras/],
  ] as const) {
    fireEvent.input(name, { target: { value: odd } })
    fireEvent.click(save)
    await screen.findByText(said)
    expect(document.activeElement).toBe(name)
  }
  expect(changes()).toEqual([])
  fireEvent.input(name, { target: { value: ' Ana Núñez-O’Neill 🌞' } })
  fireEvent.change(screen.getByLabelText('Idioma'), { target: { value: 'en-US' } })
  fireEvent.click(save)
  await screen.findByRole('heading', { name: 'My account' }, { timeout: 20_000 })
  expect(spoken()).toBe('en-US')
  expect(changes()[0]?.[1]).toMatchObject({ body: { fullName: 'Ana Núñez-O’Neill 🌞', language: 'en-US' } })
})

test('a password is changed by the one that holds', async () => {
  calls.changePassword.mockResolvedValueOnce('wrongPassword').mockResolvedValue(undefined)
  const leave = show(student)
  fireEvent.input(screen.getByLabelText('Contraseña actual'), { target: { value: 'mango' } })
  fireEvent.input(screen.getByLabelText('Contraseña nueva'), { target: { value: 'corta' } })
  const change = screen.getByRole('button', { name: 'Cambiar la contraseña', hidden: true })
  const invalid = (label: string) => screen.getByLabelText(label).getAttribute('aria-invalid')
  fireEvent.click(change)
  await waitFor(() => expect(invalid('Contraseña nueva')).toBe('true'))
  expect(calls.changePassword).not.toHaveBeenCalled()
  fireEvent.input(screen.getByLabelText('Contraseña nueva'), { target: { value: 'tres mangos' } })
  await waitFor(() => expect(invalid('Contraseña nueva')).toBeNull())
  fireEvent.click(change)
  await screen.findByText('La contraseña actual no es esa. Trata otra vez.')
  expect(invalid('Contraseña actual')).toBe('true')
  await waitFor(() => expect(change.getAttribute('aria-disabled')).toBeNull())
  fireEvent.click(change)
  await screen.findByText('Contraseña cambiada', { selector: 'div' })
  expect(calls.changePassword).toHaveBeenLastCalledWith('mango', 'tres mangos')
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar sesión' }))
  expect(leave).toHaveBeenCalled()
})

test('one sees where one is signed in, ends another of them, and all after a word', async () => {
  const leave = show(student)
  expect(calls.call.mock.calls.some(([route]) => route === listSessions)).toBe(false)
  fireEvent.click(screen.getByText('Dónde estoy conectado'))
  await screen.findByText('Chrome · Chrome OS')
  screen.getByText('Aquí')
  const one = screen.getByRole('button', { name: /^Cerrar la sesión de/ })
  fireEvent.click(one)
  await waitFor(() =>
    expect(calls.call).toHaveBeenCalledWith(
      endSession,
      expect.objectContaining({ path: { sessionId: 'there' } }),
    ),
  )
  const [all] = screen.getAllByRole('button', { name: 'Cerrar sesión en todos los dispositivos' })
  if (!all) throw new Error('nothing to touch')
  fireEvent.click(all)
  expect(calls.call.mock.calls.some(([route]) => route === endSessions)).toBe(false)
  const text = await screen.findByText(/^Se cierra tu sesión en todas partes/)
  const { getByRole } = within(text.closest<HTMLElement>('dialog, [role=dialog]') ?? document.body)
  fireEvent.click(getByRole('button', { name: 'Cerrar sesión en todos los dispositivos' }))
  await waitFor(() => expect(leave).toHaveBeenCalled())
  expect(calls.call.mock.calls.some(([route]) => route === endSessions)).toBe(true)
})

test('nobody is offered a password or an address that they do not have', () => {
  show({ ...student, isFederated: true, emailVerified: true })
  screen.getByText('Entras con Google.')
  screen.getByText('Verificado')
  expect(screen.queryByLabelText('Contraseña actual')).toBeNull()
  cleanup()
  show({ ...student, email: 'p@pictures.invalid', kind: 'pictures' })
  screen.getByText(/tus tres dibujos/)
  expect(screen.queryByText('Sin verificar')).toBeNull()
  expect(screen.queryByLabelText('Contraseña actual')).toBeNull()
})

test('whoever came in by three pictures reads who they are, and finds no door to what lasts', async () => {
  show({ ...student, kind: 'pictures' })
  await screen.findByText('Ana Rivera')
  expect(screen.getByText('Entras con el código de tu clase y tus tres dibujos.')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['', 'Cerrar sesión'])
})
