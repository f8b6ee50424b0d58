// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { Refusal } from '#web/lib/refusal.ts'
import { Toasts } from '#web/ui/toast.tsx'
import { Desk } from './desk.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('#web/lib/client.ts', () => ({ call }))

const request = (n: number) => ({
  requestId: `r${n}`,
  topic: 'reading',
  text: `Pregunta ${n}`,
  state: 'received',
  askedAt: '2026-11-16T14:00:00.000Z',
  dueAt: '2026-11-18T14:00:00.000Z',
  personId: 'p',
  role: 'family',
})
const show = () =>
  render(
    <Toasts label="Mensajes" closeLabel="Cerrar">
      <QueryClientProvider client={newQueryClient()}>
        <Desk />
      </QueryClientProvider>
    </Toasts>,
  )
const questions = () => screen.getAllByText(/^Pregunta \d$/).map(({ textContent }) => textContent)

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces(['support', 'errors', 'table'])
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

test('the desk shows a page, and the next one below it when asked; one that does not come can be asked for again', async () => {
  call.mockResolvedValueOnce({ requests: [request(1), request(2)], next: 'there' })
  show()
  await screen.findByText('Pregunta 2')
  expect(call.mock.lastCall?.[1]).toEqual({ query: { state: 'received', after: undefined } })
  call.mockRejectedValueOnce(new Refusal({ code: 'kernel.notAllowed', status: 403 }))
  fireEvent.click(screen.getByRole('button', { name: 'Ver más' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(questions()).toEqual(['Pregunta 1', 'Pregunta 2'])
  call.mockResolvedValueOnce({ requests: [request(3)] })
  fireEvent.click(screen.getByRole('button', { name: 'Tratar otra vez' }))
  await screen.findByText('Pregunta 3')
  expect(call.mock.lastCall?.[1]).toEqual({ query: { state: 'received', after: 'there' } })
  expect(questions()).toEqual(['Pregunta 1', 'Pregunta 2', 'Pregunta 3'])
  expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull()
})
