// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { createMemoryRouter, Navigate, Outlet, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hints, usePrefetch } from './prefetch.ts'
import { screenAt, screens } from './routes.ts'

const fetched = vi.hoisted(() => [] as string[])
vi.mock('./load-screen.ts', () => ({
  loadScreen: async ({ path }: { path: string }) => fetched.push(path),
}))

beforeEach(() => {
  fetched.length = 0
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Follower() {
  usePrefetch()
  return <Outlet />
}

/** Arrives at a path of the table, and waits so many milliseconds. */
async function arrive(path: string, ms: number) {
  const children = screens.map(screen => ({
    path: screen.path,
    handle: screen,
    element: screen.kind === 'redirect' ? <Navigate to={screen.to} replace /> : <p>{screen.path}</p>,
  }))
  const router = createMemoryRouter([{ element: <Follower />, children }], { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  await vi.advanceTimersByTimeAsync(ms)
}

test.each([
  ['/dashboard', ['/lessons', '/reading-progress', '/student-progress', '/reading-spanish', '/gamification']],
  ['/lessons', ['/lesson/:unitId']],
  ['/student-progress', ['/mi-progreso']],
  ['/teacher-dashboard', ['/performance-heatmap']],
  // What `/ai-reading` leads to is what is fetched for it.
  ['/reading-spanish', ['/reading-spanish']],
  ['/reading-english', ['/reading-spanish']],
  ['/notifications', []],
])('at %s, what comes next is fetched', async (path, next) => {
  await arrive(path, 100)
  expect(fetched).toEqual(next)
})

test('on the landing page it waits for two seconds', async () => {
  await arrive('/', 1999)
  expect(fetched).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  expect(fetched).toEqual(['/dashboard', '/reading-spanish', '/reading-english'])
})

test('leaving calls off what had not begun', async () => {
  await arrive('/', 1000)
  cleanup()
  await vi.advanceTimersByTimeAsync(5000)
  expect(fetched).toEqual([])
})

test('/ai-reading fetches its two screens, although it leads on', async () => {
  await arrive('/ai-reading', 100)
  expect(fetched).toEqual(expect.arrayContaining(['/ai-reading/:levelId', '/reading-spanish/:textId']))
})

test('hints name screens of the table', () => {
  for (const [at, { preload = [], prefetch = [] }] of Object.entries(hints))
    for (const path of [at, ...preload, ...prefetch]) expect(screenAt(path), path).toBeDefined()
})
