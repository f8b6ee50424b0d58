import { useEffect } from 'react'
import { serviceWorkers } from '#web/lib/service-workers.ts'
import { loadScreen } from './load-screen.ts'
import { hints } from './prefetch-hints.ts'
import { isKept } from './routes/row.ts'
import { screenAt } from './routes.ts'
import { useScreen } from './use-screen.ts'

/** Fetches what the hint of the screen that is shown names. Not a moment later: a redirect is gone by then. */
export function usePrefetch(): void {
  const path = useScreen()?.path
  useEffect(() => {
    const { preload = [], prefetch = [] } = (path !== undefined && hints[path]) || {}
    whenSettled(() => fetchInTurn([...preload, ...prefetch]))
  }, [path])
}

/** So long after it began the app is busy with the screen that somebody waits for. */
const SETTLING_MS = 2000
const began = Date.now()

const whenSettled = (work: () => void) =>
  setTimeout(() => whenIdle(work), Math.max(0, began + SETTLING_MS - Date.now()))

/** One after the other, so that a press in between is answered. */
function fetchInTurn([path, ...others]: readonly string[]): void {
  if (path === undefined) return
  fetchCode(path)
  whenIdle(() => fetchInTurn(others))
}

// Safari has no idle callback.
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 0)

function fetchCode(path: string): void {
  const screen = screenAt(path)
  if (!screen || screen.kind === 'redirect') return
  // It is on the device already, and to take it in before anybody wants it costs a phone more than it saves.
  if (serviceWorkers()?.controller && isKept(screen)) return
  // What did not arrive now is fetched when it is needed, and fails there if it must.
  loadScreen(screen).catch(() => undefined)
}
