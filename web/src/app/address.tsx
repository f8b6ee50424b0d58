import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useTransition,
} from 'react'
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  Router,
  useLocation,
  useNavigationType,
} from 'react-router-dom'

const MovingContext = createContext(false)

/** Whether the next screen is on its way, while the last one still stands. */
export const useMoving = () => useContext(MovingContext)

/**
 * The page's address. Our routes load and send nothing themselves, so the part of the router that does (17 kB) stays out;
 * what of it we need is here: a screen stays until the next one is there, and places are scrolled to again.
 */
export function Address({ children }: { readonly children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [at, setAt] = useState({ location: history.location, navigationType: history.action })
  const [isMoving, move] = useTransition()
  useLayoutEffect(
    () => history.listen(({ location, action }) => move(() => setAt({ location, navigationType: action }))),
    [history],
  )
  return (
    <MovingContext value={isMoving}>
      <Router navigator={history} {...at}>
        {children}
      </Router>
    </MovingContext>
  )
}

/** A new screen begins at its top; the way back leads to where one was on it. */
export function useScrolling(): void {
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  const left = useRef(new Map<string, number>())
  const before = useRef({ key, pathname })

  useEffect(() => {
    history.scrollRestoration = 'manual'
    // Whoever comes back from another document is led by the browser.
    const leave = () => {
      history.scrollRestoration = 'auto'
    }
    addEventListener('pagehide', leave)
    return () => {
      leave()
      removeEventListener('pagehide', leave)
    }
  }, [])
  useLayoutEffect(() => {
    const { current: last } = before
    before.current = { key, pathname }
    if (last.key !== key && type === 'POP') scrollTo(0, left.current.get(key) ?? 0)
    else if (last.pathname !== pathname) scrollTo(0, 0)
    const note = () => void left.current.set(key, scrollY)
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [key, pathname, type])
}
