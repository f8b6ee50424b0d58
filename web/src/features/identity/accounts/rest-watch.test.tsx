// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { beginSpeaking } from '#web/i18n/speak.ts'
import type { Person } from '#web/lib/session.ts'
import { endsByItself } from './ends-by-itself.ts'
import { RestWatch } from './rest-watch.tsx'

const { call, endHere } = vi.hoisted(() => ({ call: vi.fn(async () => ({})), endHere: vi.fn() }))
vi.mock('#web/lib/client.ts', () => ({ call }))
vi.mock('#web/lib/session.ts', () => ({ endHere }))

/** Monday on the island, 8 in the morning. */
const MORNING = Date.UTC(2026, 7, 10, 12)
const MINUTE = 60_000
const child: Person = {
  personId: 'p',
  email: '',
  roles: ['student'],
  kind: 'shared',
  begunAt: new Date(MORNING).toISOString(),
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const touch = () => fireEvent.pointerDown(document.body)

beforeAll(async () => {
  await beginSpeaking('/')
  await i18next.loadNamespaces('identity')
})
beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ now: MORNING })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.clearAllMocks()
})

test('half an hour without a touch ends it; a minute before, it is asked', async () => {
  render(<RestWatch person={child} />)
  await pass(28 * MINUTE)
  touch()
  await pass(29 * MINUTE - 15_000)
  expect(screen.queryByText('¿Sigues ahí?')).toBeNull()
  await pass(30_000)
  screen.getByText('¿Sigues ahí?')
  expect(endHere).not.toHaveBeenCalled()
  await pass(MINUTE)
  expect(endHere).toHaveBeenCalled()
})

test('whoever says that they are there stays', async () => {
  render(<RestWatch person={child} />)
  await pass(29 * MINUTE + 15_000)
  const [stay] = screen.getAllByRole('button', { name: 'Sí, sigo aquí' })
  if (!stay) throw new Error('nothing to touch')
  fireEvent.pointerDown(stay)
  await pass(29 * MINUTE - 15_000)
  expect(screen.queryByText('¿Sigues ahí?')).toBeNull()
  expect(endHere).not.toHaveBeenCalled()
})

test('a page that comes back from sleep ends at once', async () => {
  sessionStorage.setItem('last_sign', String(MORNING - 31 * MINUTE))
  render(<RestWatch person={{ ...child, begunAt: new Date(MORNING - 40 * MINUTE).toISOString() }} />)
  expect(endHere).toHaveBeenCalled()
})

test('with the island’s day it ends however busy', async () => {
  const night = Date.UTC(2026, 7, 11, 3, 50)
  vi.setSystemTime(night)
  render(<RestWatch person={{ ...child, begunAt: new Date(night).toISOString() }} />)
  for (let minute = 0; minute < 9; minute++) {
    await pass(MINUTE)
    touch()
  }
  expect(endHere).not.toHaveBeenCalled()
  await pass(MINUTE)
  expect(endHere).toHaveBeenCalled()
})

test('staff work twelve hours, and are not asked', async () => {
  const teacher: Person = { ...child, roles: ['teacher'], kind: undefined }
  render(<RestWatch person={teacher} />)
  await pass(12 * 60 * MINUTE - 15_000)
  expect(screen.queryByText('¿Sigues ahí?')).toBeNull()
  expect(endHere).not.toHaveBeenCalled()
  await pass(15_000)
  expect(endHere).toHaveBeenCalled()
})

test('the server is told of whoever reads for long, and of nobody who rests', async () => {
  render(<RestWatch person={child} />)
  await pass(9 * MINUTE)
  touch()
  await pass(MINUTE)
  expect(call).toHaveBeenCalledTimes(1)
  await pass(15 * MINUTE)
  expect(call).toHaveBeenCalledTimes(1)
})

test('a child’s or a family’s session on a device of their own does not end by itself', () => {
  expect(endsByItself({ kind: undefined, roles: ['family', 'student'] })).toBe(false)
  expect(endsByItself({ kind: 'pictures', roles: ['student'] })).toBe(true)
  expect(endsByItself({ kind: undefined, roles: ['teacher', 'family'] })).toBe(true)
})
