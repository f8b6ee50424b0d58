import { everyone, openTo, type ScreenRoute } from './row.ts'

const { pending } = openTo(everyone)

/** Settings, help and rights: for every role in its own words. */
export const guideScreens: readonly ScreenRoute[] = [
  pending('/accessibility', 'accessibility'),
  pending('/privacy', 'privacy'),
  pending('/support', 'support'),
  pending('/user-guides', 'userGuides'),
  pending('/demo-guide', 'demoGuide'),
]
