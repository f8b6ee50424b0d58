// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Health, HealthPart } from '#shared/health/schema.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { HealthPanel } from './health-panel.tsx'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('#web/lib/client.ts', () => ({ call }))

const part = (given: Partial<HealthPart>): HealthPart => ({
  kind: 'table',
  name: 'table',
  state: 'ok',
  finding: 'ready',
  count: 3,
  milliseconds: 12,
  checkedAt: '2026-11-21T12:00:00.000Z',
  ...given,
})
const house = (...parts: HealthPart[]): Health => ({ release: '0123456789ab', stage: 'dev', parts })

beforeAll(async () => {
  await beginSpeaking('es-PR')
  await i18next.loadNamespaces(['health', 'errors'])
})
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.clearAllMocks()
})
const show = () =>
  render(
    <QueryClientProvider client={newQueryClient()}>
      <HealthPanel />
    </QueryClientProvider>,
  )

test('what needs somebody is said first, with whose it is', async () => {
  call.mockResolvedValue(
    house(
      part({
        noun: 'coins',
        kind: 'subscriber',
        name: 'on-reading-finished',
        state: 'warning',
        finding: 'deadLetters',
        count: 2,
      }),
      part({ noun: 'support', state: 'down', finding: 'noAnswer', error: 'TimedOut' }),
      part({ noun: 'audit' }),
    ),
  )
  show()
  expect(await screen.findByText('2 partes piden atención.')).toBeTruthy()
  const [first] = screen.getAllByRole('table')
  const cells = within(first ?? expect.unreachable())
    .getAllByRole('row')
    .slice(1)
    .map(row => row.textContent)
  expect(cells).toEqual([
    'Tabla supportCaídaNo responde. TimedOut12 ms',
    'Suscriptor coins/on-reading-finishedAtención2 mensajes que no se pudieron atender esperan a una persona.12 ms',
  ])
})

test('it asks again by itself while somebody looks, and when told to', async () => {
  call.mockResolvedValue(house(part({ noun: 'audit' })))
  show()
  expect(await screen.findByText('1 parte responde bien.')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(call).toHaveBeenCalledTimes(2)
  const looks = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(call).toHaveBeenCalledTimes(2)
  looks.mockRestore()
  fireEvent.click(screen.getByRole('button', { name: 'Preguntar otra vez' }))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(call).toHaveBeenCalledTimes(3)
})
