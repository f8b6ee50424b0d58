// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import {
  changeNoticePreferences,
  deleteNotification,
  getNoticePreferences,
  listNotifications,
  markAllRead,
} from '#shared/notifications/routes.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { Refusal } from '#web/lib/refusal.ts'
import { Toasts } from '#web/ui/toast.tsx'
import { NotificationsScreen } from './notifications-screen.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('#web/lib/client.ts', () => ({ call }))
vi.mock('#web/lib/session.ts', () => ({
  useSession: () => ({ status: 'signedIn', person: { personId: 'ana', email: '', roles: ['student'] } }),
}))

const told = {
  notificationId: 'n1',
  notificationType: 'level_up',
  priority: 'normal',
  text: { template: 'experience.levelReached', params: { level: 3 } },
  isRead: false,
  createdAt: '2026-11-20T12:00:00.000Z',
  arrivedAt: '2026-11-20T12:00:01.000Z',
}
const show = () =>
  render(
    <QueryClientProvider client={newQueryClient()}>
      <Toasts label="Mensajes" closeLabel="Cerrar">
        <MemoryRouter>
          <NotificationsScreen />
        </MemoryRouter>
      </Toasts>
    </QueryClientProvider>,
  )

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces(['notifications', 'notices', 'errors'])
})
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
  localStorage.clear()
})

test('the list moves at once, and back where the server refuses', async () => {
  let refuse = (_: Error) => {}
  call.mockImplementation((route: object) =>
    route === listNotifications
      ? Promise.resolve({ notifications: [told] })
      : new Promise((_, reject) => {
          refuse = reject
        }),
  )
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Borrar: ¡Llegaste al nivel 3!' }))
  expect(await screen.findByText(/^Todo tranquilo por aquí/)).toBeTruthy()
  refuse(new Refusal({ code: 'kernel.notAllowed', status: 403 }))
  expect(await screen.findByText('¡Llegaste al nivel 3!')).toBeTruthy()
  await waitFor(() => expect(screen.getByText('No se pudo guardar el cambio')).toBeTruthy())
})

test('what did not come says so, and is asked for again', async () => {
  call
    .mockRejectedValueOnce(new Refusal({ code: 'client.unreadable', status: 200 }))
    .mockResolvedValueOnce({ notifications: [told] })
  show()
  expect(await screen.findByText('Ahora no podemos traer tus notificaciones.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Tratar otra vez' }))
  expect(await screen.findByText('¡Llegaste al nivel 3!')).toBeTruthy()
})

const answers = (also: (route: object, args: { readonly body?: unknown }) => Promise<unknown>) =>
  call.mockImplementation((route: object, args: object) =>
    route === listNotifications
      ? Promise.resolve({ notifications: [told] })
      : route === getNoticePreferences
        ? Promise.resolve({ off: ['friend_activity'] })
        : also(route, args),
  )

test('what is deleted without a network is gone, and is sent once there is one', async () => {
  let isThere = false
  const sent: unknown[] = []
  answers(async (route, args) => {
    if (!isThere) throw new Refusal({ code: 'client.unreachable', status: 0 })
    sent.push([route, args])
    return {}
  })
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Borrar: ¡Llegaste al nivel 3!' }))
  expect(await screen.findByText(/^Todo tranquilo por aquí/)).toBeTruthy()
  // The next page finds it deleted, whatever the server still lists.
  cleanup()
  show()
  expect(await screen.findByText(/^Todo tranquilo por aquí/)).toBeTruthy()
  expect(sent).toEqual([])
  isThere = true
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(sent).toEqual([[deleteNotification, { path: { notificationId: 'n1' } }]]))
})

test('all that was seen is marked as read, by when the newest of it had arrived', async () => {
  const sent: unknown[] = []
  answers(async (route, args) => {
    sent.push([route, args])
    return {}
  })
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Marcar todas como leídas' }))
  await waitFor(() => expect(sent).toEqual([[markAllRead, { body: { through: told.arrivedAt } }]]))
  expect(screen.queryByRole('button', { name: 'Marcar todas como leídas' })).toBeNull()
})

test('a type is switched off at once, and back on where the server refuses', async () => {
  let refuse = (_: Error) => {}
  answers(
    () =>
      new Promise((_, reject) => {
        refuse = reject
      }),
  )
  show()
  fireEvent.mouseDown(await screen.findByRole('tab', { name: 'Qué quiero saber' }), { button: 0 })
  const friends = await screen.findByRole('switch', { name: 'Mis amistades' })
  expect(friends.getAttribute('aria-checked')).toBe('false')
  const levels = screen.getByRole('switch', { name: 'Niveles nuevos' })
  fireEvent.click(levels)
  await waitFor(() => expect(levels.getAttribute('aria-checked')).toBe('false'))
  expect(call).toHaveBeenLastCalledWith(changeNoticePreferences, {
    body: { off: ['friend_activity', 'level_up'] },
  })
  refuse(new Refusal({ code: 'kernel.notAllowed', status: 403 }))
  await waitFor(() => expect(levels.getAttribute('aria-checked')).toBe('true'))
  expect(screen.queryByRole('switch', { name: 'El resumen de la semana' })).toBeNull()
})

test('quiet hours begin as a night, and are saved as they are set', async () => {
  const sent: unknown[] = [{ off: ['friend_activity'] }]
  call.mockImplementation(async (route: object, { body }: { readonly body?: unknown }) => {
    if (route === listNotifications) return { notifications: [] }
    if (route === changeNoticePreferences) sent.push(body)
    return sent.at(-1)
  })
  show()
  fireEvent.mouseDown(await screen.findByRole('tab', { name: 'Qué quiero saber' }), { button: 0 })
  fireEvent.click(await screen.findByRole('switch', { name: 'Tener horas tranquilas' }))
  const from = await screen.findByLabelText('Desde')
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar las horas' }))
  // Hours of no length are none: it is said where it can be mended.
  fireEvent.input(from, { target: { value: '06:00' } })
  save()
  const until = screen.getByLabelText('Hasta')
  await screen.findByText('Escoge dos horas distintas.')
  await waitFor(() => expect(document.activeElement).toBe(until))
  expect(sent).toHaveLength(2)
  fireEvent.input(from, { target: { value: '19:00' } })
  save()
  await waitFor(() =>
    expect(sent.slice(1)).toEqual([
      { off: ['friend_activity'], quiet: { from: '20:00', until: '06:00' } },
      { off: ['friend_activity'], quiet: { from: '19:00', until: '06:00' } },
    ]),
  )
})
