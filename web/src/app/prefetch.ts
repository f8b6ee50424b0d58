import { useEffect } from 'react'
import { loadScreen } from './load-screen.ts'
import { screenAt } from './routes.ts'
import { useScreen } from './use-screen.ts'

interface Hint {
  /** Fetched at once: what most likely comes next. */
  readonly preload?: readonly string[]
  /** Fetched when the browser has nothing else to do. */
  readonly prefetch?: readonly string[]
  /** Milliseconds to wait before either. */
  readonly after?: number
}

/** By the path of the table where somebody is. */
export const hints: Readonly<Record<string, Hint>> = {
  '/': { prefetch: ['/dashboard', '/reading-spanish', '/reading-english'], after: 2000 },
  '/dashboard': {
    preload: ['/lessons', '/reading-progress', '/student-progress'],
    prefetch: ['/reading-spanish', '/gamification'],
  },
  '/lessons': { preload: ['/lesson/:unitId'] },
  // Its dashboard of progress.
  '/student-progress': { preload: ['/mi-progreso'] },
  // Its chart of performance.
  '/teacher-dashboard': { preload: ['/performance-heatmap'] },
  '/ai-reading': { preload: ['/ai-reading/:levelId', '/reading-spanish/:textId'] },
  '/reading-spanish': { prefetch: ['/ai-reading'] },
  '/reading-english': { prefetch: ['/ai-reading'] },
}

/** Fetches what a path's hint names; gives how to call it off. */
function follow({ preload = [], prefetch = [], after }: Hint): (() => void) | undefined {
  const begin = () => {
    preload.forEach(fetchCode)
    if (prefetch.length > 0) whenIdle(() => prefetch.forEach(fetchCode))
  }
  // Not even a moment's delay otherwise: a redirect is gone by then.
  if (after === undefined) return void begin()
  const timer = setTimeout(begin, after)
  return () => clearTimeout(timer)
}

// Safari has no idle callback.
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 0)

function fetchCode(path: string): void {
  const screen = screenAt(path)
  // What did not arrive now is fetched when it is needed, and fails there if it must.
  if (screen && screen.kind !== 'redirect') loadScreen(screen).catch(() => undefined)
}

/** Follows the hint of the screen that is shown. */
export function usePrefetch(): void {
  const path = useScreen()?.path
  useEffect(() => {
    const hint = path === undefined ? undefined : hints[path]
    return hint && follow(hint)
  }, [path])
}
