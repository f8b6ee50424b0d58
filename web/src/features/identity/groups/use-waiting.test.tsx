// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '#web/lib/query.ts'
import { Refusal } from '#web/lib/refusal.ts'
import { useWaiting } from './use-waiting.ts'

const call = vi.hoisted(() => vi.fn())
vi.mock('#web/lib/client.ts', () => ({ call }))

const page = (next: string | undefined, ...ids: string[]) => ({
  students: ids.map(studentId => ({ studentId, fullName: studentId, groupIds: [], hasPictures: false })),
  ...(next && { next }),
})
const afters = () => call.mock.calls.map(([, { query }]) => query.after)

beforeEach(() => void call.mockReset())

const show = () => {
  const client = newQueryClient()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useWaiting('playa-azul'), { wrapper })
  return { now: () => result.current, ids: () => result.current.students.map(({ studentId }) => studentId) }
}

test('all who wait are seen, page after page, but for whoever was confirmed meanwhile', async () => {
  call.mockResolvedValueOnce(page('c', 'a', 'b', 'c')).mockResolvedValueOnce(page(undefined, 'd', 'e'))
  const { now, ids } = show()
  await waitFor(() => expect(ids()).toEqual(['a', 'b', 'c']))
  expect(now().list.pages.hasMore).toBe(true)
  act(() => now().drop('c'))
  expect(ids()).toEqual(['a', 'b'])
  act(() => now().list.pages.more())
  await waitFor(() => expect(ids()).toEqual(['a', 'b', 'd', 'e']))
  expect(now().list.pages.hasMore).toBe(false)
  // Whoever was confirmed is no place to go on from.
  expect(afters()).toEqual([undefined, 'b'])
})

test('where the last one was confirmed by somebody else, the list begins anew', async () => {
  call
    .mockResolvedValueOnce(page('b', 'a', 'b'))
    .mockRejectedValueOnce(new Refusal({ code: 'kernel.notFound', status: 404 }))
    .mockResolvedValueOnce(page(undefined, 'a', 'c'))
  const { now, ids } = show()
  await waitFor(() => expect(ids()).toEqual(['a', 'b']))
  act(() => now().list.pages.more())
  await waitFor(() => expect(ids()).toEqual(['a', 'c']))
  expect(now().list.pages).toMatchObject({ hasMore: false, isAsking: false })
})
