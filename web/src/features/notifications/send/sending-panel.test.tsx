// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Sending } from '#shared/notifications/sending.ts'
import { sendingMoved } from '#shared/notifications/sending-live.ts'
import {
  cancelSending,
  getSending,
  pauseSending,
  resumeSending,
  startSending,
} from '#shared/notifications/sending-routes.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import type { LiveSocket } from '#web/lib/live-socket.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { Refusal } from '#web/lib/refusal.ts'
import { LiveContext } from '#web/lib/use-live.ts'
import { Toasts } from '#web/ui/toast.tsx'
import { SendingPanel } from './sending-panel.tsx'

// A busy machine takes its time.
configure({ asyncUtilTimeout: 15_000 })
const call = vi.hoisted(() => vi.fn())
vi.mock('#web/lib/client.ts', () => ({ call }))

const counted: Sending = {
  sendingId: 's1',
  place: 'island',
  to: ['student'],
  text: { own: { es: 'Mañana hay feria.', en: 'Fair tomorrow.' } },
  priority: 'normal',
  state: 'counted',
  openedAt: '2026-11-20T12:00:00.000Z',
  people: 1200,
  unwilling: 30,
  sent: 0,
  skipped: 0,
  failed: 0,
  version: 1,
}
let stored = counted
let tell = (_: Sending) => {}
const socket = {
  hear: (name: string, _: unknown, handler: (body: Sending) => void) => {
    if (name === sendingMoved.name) tell = handler
    return () => undefined
  },
} as unknown as LiveSocket

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces(['sendings', 'job', 'errors'])
})
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

function show(state: Partial<Sending> = {}) {
  stored = { ...counted, ...state }
  call.mockImplementation(async (route: object) => {
    const moves = new Map<object, Partial<Sending>>([
      [startSending, { state: 'sending' }],
      [pauseSending, { state: 'paused' }],
      [resumeSending, { state: 'sending' }],
      [cancelSending, { state: 'cancelled' }],
    ])
    const move = moves.get(route)
    if (move) stored = { ...stored, ...move, version: stored.version + 1 }
    return stored
  })
  render(
    <LiveContext value={socket}>
      <QueryClientProvider client={newQueryClient()}>
        <Toasts label="Mensajes" closeLabel="Cerrar">
          <SendingPanel sendingId="s1" sender="director" />
        </Toasts>
      </QueryClientProvider>
    </LiveContext>,
  )
}
const button = (name: string) => screen.findByRole('button', { name })
const asked = (route: object) => call.mock.calls.filter(([one]) => one === route).length

test('before it goes one sees how many it reaches, who wants none, and both languages', async () => {
  show()
  expect(await screen.findByText('Les llega a 1200 personas.')).toBeTruthy()
  expect(screen.getByText('30 personas pidieron no recibir mensajes así.')).toBeTruthy()
  for (const text of [
    'Mañana hay feria.',
    'Fair tomorrow.',
    'Mensaje de la escuela',
    'Message from your school',
  ])
    expect(screen.getByText(text)).toBeTruthy()
  fireEvent.click(await button('Enviar a 1200 personas'))
  await waitFor(() => expect(asked(startSending)).toBe(1))
})

test('where there is nobody nothing can be sent', async () => {
  show({ people: 0, unwilling: 0 })
  expect(await screen.findByText('En ese lugar no hay nadie a quien avisar.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('it moves as it is told, is held and goes on, and says when all are told', async () => {
  show({ state: 'sending', sent: 100 })
  expect(await screen.findByText('100 de 1,230')).toBeTruthy()
  await act(async () => tell({ ...counted, state: 'sending', sent: 500, skipped: 10, version: 2 }))
  expect(await screen.findByText('510 de 1,230')).toBeTruthy()
  // What is told of another is not this one's.
  await act(async () => tell({ ...counted, sendingId: 's2', state: 'sent', sent: 7 }))
  expect(screen.getByText('510 de 1,230')).toBeTruthy()
  fireEvent.click(await button('Pausar'))
  fireEvent.click(await button('Continuar'))
  await waitFor(() => expect([asked(pauseSending), asked(resumeSending)]).toEqual([1, 1]))
  await screen.findByText('Enviando')
  await act(async () => tell({ ...counted, state: 'sent', sent: 1200, skipped: 30, version: 9 }))
  expect(await screen.findByText('Notificaciones enviadas')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cancelar' })).toBeNull()
})

test('it is ended by whoever sent it', async () => {
  show({ state: 'paused', sent: 100 })
  fireEvent.click(await button('Cancelar'))
  expect(await screen.findByText('Cancelado')).toBeTruthy()
  expect(asked(cancelSending)).toBe(1)
  expect(screen.queryByText('Notificaciones enviadas')).toBeNull()
})

test('what was sent before is not announced again', async () => {
  show({ state: 'sent', sent: 1200 })
  expect(await screen.findByText('Enviado')).toBeTruthy()
  expect(screen.queryByText('Notificaciones enviadas')).toBeNull()
})

test('what cannot be sent is told as specified, or by the house’s own reason', async () => {
  show()
  await button('Enviar a 1200 personas')
  const refuse = (code: string, status: number) =>
    call.mockImplementation(async (route: object) => {
      if (route !== getSending) throw new Refusal({ code, status })
      return stored
    })
  refuse('kernel.unexpected', 500)
  fireEvent.click(await button('Enviar a 1200 personas'))
  expect(
    await screen.findByText('No se pudieron enviar las notificaciones', {}, { timeout: 20_000 }),
  ).toBeTruthy()
  expect(screen.getByText('Error')).toBeTruthy()
  refuse('notifications.tooManySendings', 429)
  fireEvent.click(await button('Enviar a 1200 personas'))
  expect(await screen.findByText(/Hoy ya enviaste todos los mensajes/, {}, { timeout: 20_000 })).toBeTruthy()
})
