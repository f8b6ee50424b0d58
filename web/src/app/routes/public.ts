import { openTo, type ScreenRoute } from './row.ts'

const { screen, pending } = openTo('anyone')

export const publicScreens: readonly ScreenRoute[] = [
  screen('/', 'landing', () => import('#web/features/landing/landing-screen.tsx')),
  screen('/en', 'landing', () => import('#web/features/landing/landing-screen.tsx')),
  screen('/auth', 'signIn', () => import('#web/features/identity/sign-in-screen.tsx')),
  pending('/family-access', 'familyAccess'),
  pending('/apply-access-code', 'applyAccessCode'),
  screen('*', 'notFound', () => import('#web/app/not-found.tsx')),
]
