// @vitest-environment jsdom
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { getExperience } from '#shared/experience/routes.ts'
import type { RouteSpec } from '#shared/kernel/route.ts'
import { listNotifications, markAllRead } from '#shared/notifications/routes.ts'
import { setWeekLetter } from '#shared/notifications/week-letter-routes.ts'
import { askSupport } from '#shared/support/routes.ts'
import { keepNewer, keyOf, newQueryClient, useCommand, useRead } from './query.ts'
import { Refusal } from './refusal.ts'

const call = vi.hoisted(() => vi.fn())
vi.mock('./client.ts', () => ({ call }))
vi.mock('./full-jitter.ts', () => ({ fullJitter: () => 0 }))

beforeEach(() => {
  call.mockReset()
})

const asked = { body: { topic: 'other', text: '¿Cómo leo más?' } } as const
const within = (client: QueryClient) => ({
  wrapper: ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  ),
})
const newCommand = <R extends RouteSpec>(route: R, client = newQueryClient()) =>
  renderHook(() => useCommand(route), within(client)).result.current
const refusal = (code: string, status: number) => new Refusal({ code, status })

test('a command that fails on the way is sent again with the same key', async () => {
  call
    .mockRejectedValueOnce(refusal('client.unreachable', 0))
    .mockRejectedValueOnce(refusal('kernel.unavailable', 503))
    .mockResolvedValueOnce({ requestId: 'r' })
  expect(await newCommand(askSupport).run(asked)).toEqual({ requestId: 'r' })
  const keys = call.mock.calls.map(([, args]) => args.idempotencyKey)
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
})

test('a refusal that will not change is not tried again', async () => {
  call.mockRejectedValue(refusal('kernel.notAllowed', 403))
  await expect(newCommand(askSupport).run(asked)).rejects.toMatchObject({ code: 'kernel.notAllowed' })
  expect(call).toHaveBeenCalledTimes(1)
})

test.each([
  ['what is set', setWeekLetter, [{ body: { language: 'es-PR' } }, { body: { language: 'en-US' } }], 1],
  ['what is asked', askSupport, [asked, asked], 2],
] as const)(
  '%s twice in haste goes one after the other only where the last counts',
  async (_, route, both, atOnce) => {
    const answers: (() => void)[] = []
    call.mockImplementation(() => new Promise<void>(resolve => answers.push(resolve)))
    const command = newCommand<RouteSpec>(route)
    const running = both.map(one => command.run(one as never))
    await waitFor(() => expect(call).toHaveBeenCalledTimes(atOnce))
    answers[0]?.()
    await running[0]
    await waitFor(() => expect(call).toHaveBeenCalledTimes(2))
    answers[1]?.()
    await Promise.all(running)
    expect(call.mock.calls.map(([, { body }]) => body)).toEqual(both.map(({ body }) => body))
  },
)

test('each deed has a key of its own', async () => {
  const command = newCommand(askSupport)
  await command.run(asked)
  await command.run(asked)
  expect(new Set(call.mock.calls.map(([, args]) => args.idempotencyKey)).size).toBe(2)
})

test('what nobody answered keeps its key when it is sent again, what is another thing does not', async () => {
  call.mockRejectedValue(refusal('client.unreachable', 0))
  const command = newCommand(askSupport)
  const keys = () => new Set(call.mock.calls.map(([, args]) => args.idempotencyKey)).size
  await expect(command.run(asked)).rejects.toThrow()
  await expect(command.run(asked)).rejects.toThrow()
  expect(keys()).toBe(1)
  call.mockResolvedValue({ marked: 1 })
  await command.run(asked)
  expect(keys()).toBe(1)
  await command.run(asked)
  expect(keys()).toBe(2)
})

test('a command makes the reads that it invalidates be asked for again, once it is done', async () => {
  const client = newQueryClient()
  const key = keyOf(listNotifications, { query: {} })
  const isStale = () => client.getQueryState(key)?.isInvalidated
  client.setQueryData(key, {})
  call.mockRejectedValueOnce(refusal('kernel.notAllowed', 403)).mockResolvedValue({ marked: 1 })
  const command = newCommand({ ...markAllRead, invalidates: [listNotifications.name] }, client)
  await expect(command.run({ body: {} })).rejects.toThrow()
  expect(isStale()).toBe(false)
  await command.run({ body: {} })
  expect(isStale()).toBe(true)
})

test('so does one that is refused because something has changed meanwhile', async () => {
  const client = newQueryClient()
  const key = keyOf(listNotifications, { query: {} })
  client.setQueryData(key, {})
  call.mockRejectedValueOnce(refusal('kernel.conflict', 409))
  const command = newCommand({ ...markAllRead, invalidates: [listNotifications.name] }, client)
  await expect(command.run({ body: {} })).rejects.toThrow()
  expect(client.getQueryState(key)?.isInvalidated).toBe(true)
})

test('a command that takes no key is given none', async () => {
  await newCommand(markAllRead).run({ body: {} })
  expect(call).toHaveBeenCalledExactlyOnceWith(markAllRead, { body: {} })
})

test('a state with a version never goes back, whatever order it comes in', () => {
  const client = newQueryClient()
  const key = keyOf(getExperience)
  for (const version of [2, 5, 3, 4]) client.setQueryData(key, { version })
  expect(client.getQueryData(key)).toEqual({ version: 5 })
  expect(keepNewer({ version: 5 }, { version: 6 })).toEqual({ version: 6 })
  expect(keepNewer([1], [2])).toEqual([2])
})

test('a read asks again on arrival where it is told to, and only there', async () => {
  const client = newQueryClient()
  call.mockResolvedValue({ notifications: [] })
  const arrive = (onArrival: boolean) =>
    renderHook(() => useRead(listNotifications, {}, { onArrival }), within(client))
  arrive(false)
  await waitFor(() => expect(client.getQueryData(keyOf(listNotifications, {}))).toBeDefined())
  arrive(false)
  expect(call).toHaveBeenCalledTimes(1)
  arrive(true)
  expect(call).toHaveBeenCalledTimes(2)
})

test('a read asks again in a while as long as what it has may change', async () => {
  const states = ['working', 'working', 'done']
  call.mockImplementation(async () => ({ notifications: states.splice(0, 1) }))
  const every = ({ data }: { readonly data: { readonly notifications: readonly unknown[] } | undefined }) =>
    data?.notifications[0] === 'working' ? 1 : false
  const { result } = renderHook(() => useRead(listNotifications, {}, { every }), within(newQueryClient()))
  await waitFor(() => expect(result.current.data?.notifications).toEqual(['done']))
  expect(call).toHaveBeenCalledTimes(3)
})
