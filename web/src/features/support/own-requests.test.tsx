// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { OwnRequests } from './own-requests.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('#web/lib/client.ts', () => ({ call }))

const asked = (count: number) => ({
  requests: Array.from({ length: count }, (_, n) => ({
    requestId: `r${n}`,
    topic: 'reading',
    text: `Pregunta ${n}`,
    state: 'received',
    askedAt: '2026-11-16T14:00:00.000Z',
    dueAt: '2026-11-18T14:00:00.000Z',
  })),
})
const show = () =>
  render(
    <QueryClientProvider client={newQueryClient()}>
      <OwnRequests />
    </QueryClientProvider>,
  )

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces(['support', 'errors', 'table'])
})
afterEach(cleanup)

test('many questions of one’s own are drawn part by part', async () => {
  call.mockResolvedValueOnce(asked(11))
  show()
  expect(await screen.findAllByText(/^Pregunta \d+$/)).toHaveLength(10)
  fireEvent.click(screen.getByRole('button', { name: 'Ver más' }))
  expect(screen.getAllByText(/^Pregunta \d+$/)).toHaveLength(11)
})

test('whoever never asked sees nothing of it', async () => {
  call.mockResolvedValueOnce(asked(0))
  const { container } = show()
  await waitFor(() => expect(call).toHaveBeenCalled())
  expect(container.textContent).toBe('')
})
