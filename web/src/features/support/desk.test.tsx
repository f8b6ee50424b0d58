// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router-dom'
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
        <MemoryRouter>
          <Desk />
        </MemoryRouter>
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

test('an answer too short is told at its field; one refused in the form; one sent makes the list be asked for again', async () => {
  call.mockResolvedValueOnce({ requests: [request(1)] })
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Contestar' }))
  const box = screen.getByLabelText('Respuesta')
  const send = async (text: string) => {
    fireEvent.input(box, { target: { value: text } })
    fireEvent.click(screen.getByRole('button', { name: 'Enviar la respuesta' }))
    await act(async () => undefined)
  }
  await send('Corto')
  expect(box.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(box)
  expect(call).toHaveBeenCalledOnce()
  call
    .mockRejectedValueOnce(new Refusal({ code: 'support.alreadyAnswered', status: 409 }))
    .mockResolvedValueOnce({ requests: [request(1)] })
  await send('Está en el menú.')
  expect((await screen.findByRole('alert')).textContent).toMatch(/contest/)
  call
    .mockResolvedValueOnce({ ...request(1), state: 'answered', answer: 'Está en el menú.' })
    .mockResolvedValueOnce({ requests: [] })
  await send('Está en el menú.')
  expect(await screen.findByText('No hay preguntas aquí.')).toBeTruthy()
  expect(call.mock.calls.at(-2)?.[1]).toMatchObject({
    path: { personId: 'p', requestId: 'r1' },
    body: { answer: 'Está en el menú.' },
  })
})
