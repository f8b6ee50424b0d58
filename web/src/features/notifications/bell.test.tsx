// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { Toasts } from '#web/ui/toast.tsx'
import { Bell } from './bell.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('#web/lib/client.ts', () => ({ call }))
vi.mock('#web/lib/session.ts', () => ({
  useSession: () => ({ status: 'signedIn', person: { personId: 'ana', email: '', roles: ['student'] } }),
}))

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces(['notifications', 'notices'])
})
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
  localStorage.clear()
})

/** So many that nobody has read, each of a deed of its own. */
const unread = (count: number) => ({
  notifications: Array.from({ length: count }, (_, n) => ({
    notificationId: `n${n}`,
    notificationType: 'friend_activity',
    priority: 'normal',
    text: { template: 'social.befriended', params: {} },
    isRead: false,
    createdAt: `2026-11-20T12:00:0${n % 10}.000Z`,
    arrivedAt: '2026-11-20T12:00:01.000Z',
  })),
})

test.each([
  [0, 'Notificaciones', ''],
  [9, 'Notificaciones: 9 sin leer', '9'],
  [10, 'Notificaciones: 9+ sin leer', '9+'],
  [50, 'Notificaciones: 9+ sin leer', '9+'],
])('of %i unread the bell shows “%s”', async (count, name, shown) => {
  call.mockResolvedValue(unread(count))
  render(
    <QueryClientProvider client={newQueryClient()}>
      <Toasts label="Mensajes" closeLabel="Cerrar">
        <MemoryRouter>
          <Bell />
        </MemoryRouter>
      </Toasts>
    </QueryClientProvider>,
  )
  const bell = await screen.findByRole('button', { name })
  expect(bell.textContent).toBe(shown)
})
