// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { createMemoryRouter, Navigate, Outlet, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePrefetch } from './prefetch.ts'
import { fromLanding, hints } from './prefetch-hints.ts'
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
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function Follower() {
  usePrefetch()
  return <Outlet />
}

/** Arrives at a path of the table, and waits until nothing else is to be done. */
async function arrive(path: string) {
  const children = screens.map(screen => ({
    path: screen.path,
    handle: screen,
    element: screen.kind === 'redirect' ? <Navigate to={screen.to} replace /> : <p>{screen.path}</p>,
  }))
  const router = createMemoryRouter([{ element: <Follower />, children }], { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  await vi.advanceTimersByTimeAsync(3000)
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
  await arrive(path)
  expect(fetched).toEqual(next)
})

test('a screen that has just come is not disturbed: what is next comes later', async () => {
  vi.resetModules()
  const fresh = await import('./prefetch.ts')
  function Fresh() {
    fresh.usePrefetch()
    return <Outlet />
  }
  const router = createMemoryRouter([{ element: <Fresh />, children: [{ path: '*', element: null }] }], {
    initialEntries: ['/lessons'],
  })
  render(<RouterProvider router={router} />)
  await vi.advanceTimersByTimeAsync(1900)
  expect(fetched).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(fetched).toEqual(['/lesson/:unitId'])
})

test('what a service worker keeps, or begins to keep, is not fetched in advance; a teacher’s next screen is', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ installing: {} }) } })
  await arrive('/dashboard')
  expect(fetched).toEqual([])
  await arrive('/teacher-dashboard')
  expect(fetched).toEqual(['/performance-heatmap'])
})

test('where a browser refused the service worker, what comes next is fetched', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => undefined } })
  await arrive('/lessons')
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: () => Promise.reject(new Error('private')) },
  })
  await arrive('/student-progress')
  expect(fetched).toEqual(['/lesson/:unitId', '/mi-progreso'])
})

test('for whoever saves data nothing is fetched before they want it', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  await arrive('/teacher-dashboard')
  expect(fetched).toEqual([])
  vi.stubGlobal('navigator', { connection: { saveData: false } })
  await arrive('/teacher-dashboard')
  expect(fetched).toEqual(['/performance-heatmap'])
})

test('where a page may not even look for a service worker, what comes next is fetched', async () => {
  vi.stubGlobal('navigator', {
    get serviceWorker() {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  await arrive('/teacher-dashboard')
  expect(fetched).toEqual(['/performance-heatmap'])
})

test('/ai-reading fetches its two screens, although it leads on', async () => {
  await arrive('/ai-reading')
  expect(fetched).toEqual(expect.arrayContaining(['/ai-reading/:levelId', '/reading-spanish/:textId']))
})

test('the landing page names what it fetches, which its own document waits with', () => {
  expect(fromLanding).toEqual(['/dashboard', '/reading-spanish', '/reading-english'])
})

test('hints name screens of the table', () => {
  for (const [at, { preload = [], prefetch = [] }] of Object.entries(hints))
    for (const path of [at, ...preload, ...prefetch]) expect(screenAt(path), path).toBeDefined()
})
