import { everyone, openTo, type ScreenRoute } from './row.ts'

const { screen } = openTo(everyone)

/** Settings, help and rights: for every role in its own words. */
export const guideScreens: readonly ScreenRoute[] = [
  screen('/accessibility', 'accessibility', () => import('#web/features/settings/accessibility-screen.tsx')),
  screen('/privacy', 'privacy', () => import('#web/features/support/privacy-screen.tsx')),
  screen('/support', 'support', () => import('#web/features/support/support-screen.tsx')),
  screen('/user-guides', 'userGuides', () => import('#web/features/support/guides-screen.tsx')),
  screen('/demo-guide', 'demoGuide', () => import('#web/features/support/demo-screen.tsx')),
]
