// @vitest-environment jsdom
import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getStreak } from '#shared/streaks/routes.ts'
import { newQueryClient, useRead } from '#web/lib/query.ts'
import { Refusal } from '#web/lib/refusal.ts'
import { KeepKnown } from './keep-known.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('#web/lib/client.ts', () => ({ call }))
vi.mock('#web/lib/full-jitter.ts', () => ({ fullJitter: () => 0 }))

function Streak() {
  const { data, dataUpdatedAt } = useRead(getStreak, {})
  return <p>{data ? `${data.streakDays} at ${dataUpdatedAt}` : 'unknown'}</p>
}
function open(personId: string) {
  const view = render(
    <QueryClientProvider client={newQueryClient()}>
      <Streak />
      <KeepKnown personId={personId} />
    </QueryClientProvider>,
  )
  return view
}
const refused = (code: string, status: number) => new Refusal({ code, status })

beforeEach(async () => {
  localStorage.clear()
  vi.useFakeTimers({ now: 1000, shouldAdvanceTime: true })
  call.mockResolvedValue({ streakDays: 3 })
  open('ana')
  await screen.findByText('3 at 1000')
  cleanup()
  vi.setSystemTime(9000)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
  onlineManager.setOnline(true)
})

test('without a network, what was last known is there with its time; another child has none of it', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  open('ana')
  await screen.findByText('3 at 1000')
  cleanup()
  open('eva')
  expect(screen.getByText('unknown')).toBeDefined()
})

test('so it is where nobody answers, but not where the server refuses', async () => {
  call.mockRejectedValue(refused('client.unreachable', 0))
  open('ana')
  await screen.findByText('3 at 1000')
  cleanup()
  call.mockRejectedValue(refused('kernel.notAllowed', 403))
  open('ana')
  await act(() => vi.advanceTimersByTimeAsync(50))
  expect(screen.getByText('unknown')).toBeDefined()
})

test('what comes then takes its place', async () => {
  call.mockResolvedValue({ streakDays: 4 })
  open('ana')
  await screen.findByText(/^4 at/)
})
