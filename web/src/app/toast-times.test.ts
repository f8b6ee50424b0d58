// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { rewardsGained } from '#shared/achievements/live.ts'
import { balanceChanged } from '#shared/coins/live.ts'
import type { LiveSpec } from '#shared/kernel/live.ts'
import { notificationAdded } from '#shared/notifications/live.ts'
import { streakChanged } from '#shared/streaks/live.ts'
import { Gains, UNLOCKED_MS } from '#web/features/achievements/gains.tsx'
import { EQUIPPED_MS } from '#web/features/achievements/title-list.tsx'
import { EARNED_MS, usePurse } from '#web/features/coins/use-purse.ts'
import { Bell, IMPORTANT_MS } from '#web/features/notifications/bell.tsx'
import { MILESTONE_MS, STREAK_MS, useStreak } from '#web/features/streaks/use-streak.ts'
import type { ToastMessage } from '#web/ui/toast-message.ts'

const house = vi.hoisted(() => ({
  live: new Map<string, (body: object) => void>(),
  toast: [] as ToastMessage[],
}))
vi.mock('#web/lib/use-live.ts', () => ({
  useLive: ({ name }: LiveSpec, hear: (body: object) => void) => void house.live.set(name, hear),
  useRefetchOnOpen: () => undefined,
}))
vi.mock('#web/lib/query.ts', async load => ({
  ...(await load<object>()),
  useAmend: () => () => undefined,
  useRead: () => ({}),
}))
vi.mock('#web/ui/toast.tsx', () => ({ useToast: () => (message: ToastMessage) => house.toast.push(message) }))
vi.mock('react-i18next', async load => ({
  ...(await load<object>()),
  useTranslation: () => ({ t: (key: string) => key, i18n: words }),
}))
vi.mock('@tanstack/react-query', async load => ({
  ...(await load<object>()),
  useQueryClient: () => ({ invalidateQueries: async () => undefined }),
}))
vi.mock('#web/lib/use-action.ts', () => ({ useAction: () => ({ run: async () => undefined }) }))
const words = {
  exists: () => true,
  loadNamespaces: async () => undefined,
  getFixedT: () => (key: string) => key,
}

beforeEach(() => {
  house.toast = []
})
/** What is shown, and how long, when a page that uses this hears that. */
function shown(use: () => unknown, { name }: LiveSpec, body: object) {
  renderHook(use)
  house.live.get(name)?.(body)
  return house.toast.map(({ title, duration }) => [title, duration])
}

test('toasts stay as long as specified', () => {
  expect({ STREAK_MS, MILESTONE_MS, EARNED_MS, IMPORTANT_MS, UNLOCKED_MS, EQUIPPED_MS }).toEqual({
    STREAK_MS: 5000,
    MILESTONE_MS: 7000,
    EARNED_MS: 3000,
    IMPORTANT_MS: 5000,
    UNLOCKED_MS: 4000,
    EQUIPPED_MS: 2000,
  })
})

test.each([
  [1, []],
  [2, [['streaks.active', 5000]]],
  [
    7,
    [
      ['streaks.active', 5000],
      ['streaks.milestone', 7000],
    ],
  ],
])('a run of %d days is announced so', (streakDays, toasts) => {
  expect(shown(useStreak, streakChanged, { streakDays, version: 1 })).toEqual(toasts)
})

test.each([
  [1, [['coins.earned', 3000]]],
  [0, []],
  [-100, []],
])('%d coins are announced so', (lastAmount, toasts) => {
  expect(shown(usePurse, balanceChanged, { balance: 5, version: 1, lastAmount })).toEqual(toasts)
})

test.each([
  [['cien-soles', 'chispa'], [['unlocked', 4000]]],
  [[], []],
])('the titles %j of one deed are announced so', (titles, toasts) => {
  expect(shown(Gains, rewardsGained, { titles, badges: ['hola'], challenges: [] })).toEqual(toasts)
})

test.each([
  ['normal', []],
  ['high', [['notices:streaks.extended.title', 5000]]],
])('a notification that is %s is announced so', async (priority, toasts) => {
  shown(Bell, notificationAdded, {
    priority,
    createdAt: '2026-11-20T13:00:00.000Z',
    notificationType: 'streak',
    text: { template: 'streaks.extended', params: {} },
  })
  await Promise.resolve()
  expect(house.toast.map(({ title, duration }) => [title, duration])).toEqual(toasts)
})
