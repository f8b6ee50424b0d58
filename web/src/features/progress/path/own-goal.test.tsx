// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { setReadingGoal } from '#shared/progress/goal-routes.ts'
import type { Progress } from '#shared/progress/schema.ts'
import { nothingRead } from '#shared/progress/tally.ts'
import { beginSpeaking } from '#web/i18n/speak.ts'
import { newQueryClient } from '#web/lib/query.ts'
import { OwnGoal } from './own-goal.tsx'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('#web/lib/client.ts', () => ({ call }))
beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces('path')
})
beforeEach(() => void call.mockReset().mockResolvedValue({ goals: [] }))
afterEach(cleanup)

const week = (monday: string, aloud: number) => ({
  week: monday,
  readings: { 'es-PR': { ...nothingRead, aloud } },
  activities: {},
})
function show(goals: Progress['goals'], ...weeks: Progress['weeks']) {
  render(
    <QueryClientProvider client={newQueryClient()}>
      <OwnGoal
        progress={{
          grade: '1',
          levels: [],
          finishedTexts: [],
          days: [],
          weakSounds: [],
          today: '2026-11-20',
          goals,
          weeks,
        }}
      />
    </QueryClientProvider>,
  )
}
const said = () => screen.getByRole('status').textContent

test('a child says how many texts a week it wants to read, and takes it back', async () => {
  show([{ from: '2026-11-16', texts: 3 }])
  expect(screen.getByRole('radio', { name: '3 textos por semana', checked: true })).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: '5 textos por semana' }))
  await vi.waitFor(() => expect(call).toHaveBeenLastCalledWith(setReadingGoal, { body: { texts: 5 } }))
})

test('none is a goal too', async () => {
  show([{ from: '2026-11-16', texts: 3 }])
  fireEvent.click(screen.getByRole('radio', { name: 'Sin meta' }))
  await vi.waitFor(() => expect(call).toHaveBeenLastCalledWith(setReadingGoal, { body: { texts: null } }))
})

test('what is left is told, and what was reached; of weeks before only those that were', () => {
  const goals = [{ from: '2026-11-02', texts: 3 }]
  show(goals, week('2026-11-16', 2), week('2026-11-09', 3), week('2026-11-02', 2))
  expect(said()).toContain('Te falta 1 texto.')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'La semana del 9 nov lo lograste con 3 textos.',
  ])
  cleanup()
  show(goals, week('2026-11-16', 3))
  expect(said()).toContain('¡Lo lograste! Leíste 3 textos.')
  cleanup()
  show([])
  expect(said()).toContain('Escoge un número.')
})
