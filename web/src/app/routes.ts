// The one table of screens. Node reads it too (`print-routes.ts`), so it holds data and nothing that renders.
import type { ComponentType } from 'react'
import type { Role } from '#shared/kernel/standing.ts'
import type { Texts } from '#web/i18n/es.ts'

export interface ScreenRoute {
  readonly path: string
  /** Who may be there; beyond `anyone` a session is needed. */
  readonly roles: readonly Role[] | 'anyone'
  /** The flag of the runtime configuration that switches it on; null: always there. */
  readonly flag: string | null
  readonly kind: 'screen' | 'redirect' | 'placeholder' | 'pending'
  readonly title: keyof Texts['shell']['titles']
  readonly load: () => Promise<{ readonly Component: ComponentType }>
}

/** Learner screens are open to all who signed in: staff and families see them as a preview. */
const everyone = [
  'admin',
  'ore',
  'director',
  'teacher',
  'family',
  'student',
] as const satisfies readonly Role[]

export const screens: readonly ScreenRoute[] = [
  {
    path: '/',
    roles: 'anyone',
    flag: null,
    kind: 'screen',
    title: 'landing',
    load: () => import('#web/features/landing/landing-screen.tsx'),
  },
  {
    path: '/en',
    roles: 'anyone',
    flag: null,
    kind: 'screen',
    title: 'landing',
    load: () => import('#web/features/landing/landing-screen.tsx'),
  },
  {
    path: '/auth',
    roles: 'anyone',
    flag: null,
    kind: 'screen',
    title: 'signIn',
    load: () => import('#web/features/identity/sign-in-screen.tsx'),
  },
  {
    path: '/dashboard',
    roles: everyone,
    flag: null,
    kind: 'screen',
    title: 'island',
    load: () => import('#web/features/island/island-screen.tsx'),
  },
  {
    path: '/reading-spanish',
    roles: everyone,
    flag: null,
    kind: 'screen',
    title: 'readingSpanish',
    load: () => import('#web/features/reading/reading-spanish.tsx'),
  },
  {
    path: '/reading-spanish/:textId',
    roles: everyone,
    flag: null,
    kind: 'screen',
    title: 'readingSpanish',
    load: () => import('#web/features/reading/reader-screen.tsx'),
  },
  {
    path: '/reading-english',
    roles: everyone,
    flag: null,
    kind: 'screen',
    title: 'readingEnglish',
    load: () => import('#web/features/reading/reading-english.tsx'),
  },
  {
    path: '/reading-english/:textId',
    roles: everyone,
    flag: null,
    kind: 'screen',
    title: 'readingEnglish',
    load: () => import('#web/features/reading/reader-screen.tsx'),
  },
  {
    path: '/notifications',
    roles: everyone,
    flag: null,
    kind: 'screen',
    title: 'notifications',
    load: () => import('#web/features/notifications/notifications-screen.tsx'),
  },
  {
    path: '*',
    roles: 'anyone',
    flag: null,
    kind: 'screen',
    title: 'notFound',
    load: () => import('#web/app/not-found.tsx'),
  },
]

/** Where each role begins. */
export const HOME = '/dashboard'
