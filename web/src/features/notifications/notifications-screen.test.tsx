// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { listNotifications } from '#shared/notifications/routes.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { Refusal } from '#web/lib/refusal.ts'
import { Toasts } from '#web/ui/toast.tsx'
import { Component } from './notifications-screen.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('#web/lib/client.ts', () => ({ call }))

const told = {
  notificationId: 'n1',
  notificationType: 'level_up',
  priority: 'normal',
  text: { template: 'experience.levelReached', params: { level: 3 } },
  isRead: false,
  createdAt: '2026-11-20T12:00:00.000Z',
}
const show = () =>
  render(
    <QueryClientProvider client={newQueryClient()}>
      <Toasts label="Mensajes" closeLabel="Cerrar">
        <Component />
      </Toasts>
    </QueryClientProvider>,
  )

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces(['notifications', 'notices', 'errors'])
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
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
