// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { everyPage, useCursorPages, useDrawnPages } from './pages.ts'
import { newQueryClient } from './query.ts'

const replies = { first: { rows: [1, 2], next: 'b' }, b: { rows: [3], next: 'c' }, c: { rows: [4] } }
const isCursor = (after: string): after is keyof typeof replies => after in replies

function open(ask: (after: string | undefined) => Promise<{ rows: number[]; next?: string }>) {
  const client = newQueryClient()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const pageOf = ({ rows, next }: { rows: number[]; next?: string }) => ({ rows, next })
  return renderHook(() => useCursorPages({ key: ['list'], ask, pageOf }), { wrapper }).result
}
const answer = async (after = 'first') => {
  if (!isCursor(after)) throw new Error(after)
  return replies[after]
}

test('the next page stands under what came before, until there is none', async () => {
  const list = open(answer)
  expect(list.current.data).toBeUndefined()
  await waitFor(() => expect(list.current.data).toEqual([1, 2]))
  act(() => list.current.pages.more())
  await waitFor(() => expect(list.current.data).toEqual([1, 2, 3]))
  expect(list.current.pages.hasMore).toBe(true)
  act(() => list.current.pages.more())
  await waitFor(() => expect(list.current.data).toEqual([1, 2, 3, 4]))
  expect(list.current.pages.hasMore).toBe(false)
})

test('all of it comes when all is asked for', async () => {
  const list = open(answer)
  await waitFor(() => expect(list.current.data).toBeDefined())
  await act(async () => expect(await list.current.pages.all()).toEqual([1, 2, 3, 4]))
  await act(async () => expect(await list.current.pages.all()).toEqual([1, 2, 3, 4]))
})

test('a page that does not come leaves what is here, and all of it is refused', async () => {
  const ask = vi.fn(answer)
  const list = open(ask)
  await waitFor(() => expect(list.current.data).toBeDefined())
  ask.mockRejectedValue(new Error('away'))
  act(() => list.current.pages.more())
  await waitFor(() => expect(list.current.pages.hasFailed).toBe(true))
  expect(list.current).toMatchObject({ data: [1, 2], error: null })
  await act(async () => {
    await expect(list.current.pages.all()).rejects.toThrow('away')
  })
})

test('a list that is here whole is drawn part by part', async () => {
  const rows = [1, 2, 3]
  const { result } = renderHook(() => useDrawnPages(rows, 2))
  expect(result.current).toMatchObject({ drawn: [1, 2], pages: { hasMore: true, total: 3 } })
  act(() => result.current.pages.more())
  expect(result.current).toMatchObject({ drawn: [1, 2, 3], pages: { hasMore: false } })
  expect(await result.current.pages.all()).toEqual(rows)
})

test('every page comes in its order, each asked for after the one before', async () => {
  const replies = new Map<string | undefined, { readonly rows: string; readonly next?: string }>([
    [undefined, { rows: 'a', next: '1' }],
    ['1', { rows: 'b', next: '2' }],
    ['2', { rows: 'c' }],
  ])
  const seen: string[] = []
  for await (const { rows } of everyPage(async after => replies.get(after) ?? expect.unreachable()))
    seen.push(rows)
  expect(seen).toEqual(['a', 'b', 'c'])
})
