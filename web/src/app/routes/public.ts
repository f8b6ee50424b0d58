import { openTo, type ScreenRoute } from './row.ts'

const { screen } = openTo('anyone')

export const publicScreens: readonly ScreenRoute[] = [
  screen('/', 'landing', () => import('#web/features/landing/landing-screen.tsx')),
  screen('/en', 'landing', () => import('#web/features/landing/landing-screen.tsx')),
  screen('/auth', 'signIn', () => import('#web/features/identity/accounts/auth-screen.tsx')),
  screen(
    '/family-access',
    'familyAccess',
    () => import('#web/features/identity/families/family-access-screen.tsx'),
  ),
  screen(
    '/apply-access-code',
    'applyAccessCode',
    () => import('#web/features/identity/codes/apply-access-code-screen.tsx'),
  ),
  // Where a letter leads, in its own language.
  screen('/es/unsubscribe', 'unsubscribe', () => import('#web/app/routes/unsubscribe.tsx')),
  screen('/en/unsubscribe', 'unsubscribe', () => import('#web/app/routes/unsubscribe.tsx')),
  screen('*', 'notFound', () => import('#web/app/not-found.tsx')),
]
