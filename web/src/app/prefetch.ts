import { useEffect } from 'react'
import { loadScreen } from './load-screen.ts'
import { hints } from './prefetch-hints.ts'
import { screenAt } from './routes.ts'
import { useScreen } from './use-screen.ts'

/** Fetches what the hint of the screen that is shown names. Not a moment later: a redirect is gone by then. */
export function usePrefetch(): void {
  const path = useScreen()?.path
  useEffect(() => {
    const { preload = [], prefetch = [] } = (path !== undefined && hints[path]) || {}
    preload.forEach(fetchCode)
    if (prefetch.length > 0) whenIdle(() => prefetch.forEach(fetchCode))
  }, [path])
}

// Safari has no idle callback.
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 0)

function fetchCode(path: string): void {
  const screen = screenAt(path)
  // What did not arrive now is fetched when it is needed, and fails there if it must.
  if (screen && screen.kind !== 'redirect') loadScreen(screen).catch(() => undefined)
}
