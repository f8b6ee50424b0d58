import { useEffect } from 'react'
import { savesData } from '#web/lib/saves-data.ts'
import { serviceWorkers } from '#web/lib/service-workers.ts'
import { loadScreen } from './load-screen.ts'
import { hints } from './prefetch-hints.ts'
import { isKept, type ScreenRoute } from './routes/row.ts'
import { screenAt } from './routes.ts'
import { useScreen } from './use-screen.ts'

/** Fetches what the hint of the screen that is shown names. Not a moment later: a redirect is gone by then. */
export function usePrefetch(): void {
  const path = useScreen()?.path
  useEffect(() => {
    const { preload = [], prefetch = [] } = (path !== undefined && hints[path]) || {}
    whenSettled(() => void fetchWhatIsNotKept([...preload, ...prefetch]))
  }, [path])
}

type WithCode = Exclude<ScreenRoute, { readonly kind: 'redirect' }>

/** So long after it began the app is busy with the screen that somebody waits for. */
const SETTLING_MS = 2000
const began = Date.now()

const whenSettled = (work: () => void) =>
  setTimeout(() => whenIdle(work), Math.max(0, began + SETTLING_MS - Date.now()))

/** What a service worker keeps is on the device, or on its way: to take it in before anybody wants it costs a phone more than it saves. */
async function fetchWhatIsNotKept(paths: readonly string[]): Promise<void> {
  if (savesData()) return
  const keeper = await serviceWorkers()
    ?.getRegistration()
    .catch(() => undefined)
  fetchInTurn(
    paths.flatMap(path => {
      const screen = screenAt(path)
      return !screen || screen.kind === 'redirect' || (keeper && isKept(screen)) ? [] : [screen]
    }),
  )
}

/** One after the other, so that a press in between is answered. */
function fetchInTurn([screen, ...others]: readonly WithCode[]): void {
  if (!screen) return
  // What did not arrive now is fetched when it is needed, and fails there if it must.
  loadScreen(screen).catch(() => undefined)
  whenIdle(() => fetchInTurn(others))
}

// Safari has no idle callback.
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 0)
