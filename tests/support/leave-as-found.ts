import { afterAll, vi } from 'vitest'

// Files of tests share a process: what one puts in place of the world's own, the next does not find.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  vi.useRealTimers()
  if (!('document' in globalThis)) return
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})
