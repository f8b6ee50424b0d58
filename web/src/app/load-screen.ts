import type { ScreenRoute } from './routes/row.ts'

/** A screen's code; what is not built yet shares one screen, and a redirect has none. */
export const loadScreen = (screen: Exclude<ScreenRoute, { readonly kind: 'redirect' }>) =>
  screen.kind === 'screen' ? screen.load() : import('./pending-screen.tsx')
