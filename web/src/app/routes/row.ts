import type { ComponentType } from 'react'
import type { Role } from '#shared/kernel/standing.ts'
import type { Texts } from '#web/i18n/es.ts'
import { type Flag, flagOf } from '#web/lib/flags.ts'

type Title = keyof Texts['shell']['titles']
type Load = () => Promise<{ readonly Component: ComponentType }>

interface Row {
  readonly path: string
  /** Who may be there; beyond `anyone` a session is needed. */
  readonly roles: readonly Role[] | 'anyone'
  /** The flag that switches it on; null: always there. */
  readonly flag: Flag | null
  readonly title: Title
}

export type ScreenRoute = Row &
  (
    | { readonly kind: 'screen'; readonly load: Load }
    /** Leads on to another path. */
    | { readonly kind: 'redirect'; readonly to: string }
    /** `placeholder`: the specification wants no more. `pending`: its capability is not built yet. */
    | { readonly kind: 'placeholder' | 'pending'; readonly title: keyof Texts['pending']['screens'] }
  )

type Waiting = Title & keyof Texts['pending']['screens']

/** Makes the rows of one audience: `screen('/path', 'title', load)`. */
export function openTo(roles: ScreenRoute['roles']) {
  const row = <T extends Title>(path: string, title: T) => ({ path, roles, flag: flagOf(path), title })
  return {
    screen: (path: string, title: Title, load: Load): ScreenRoute => ({
      ...row(path, title),
      kind: 'screen',
      load,
    }),
    redirect: (path: string, title: Title, to: string): ScreenRoute => ({
      ...row(path, title),
      kind: 'redirect',
      to,
    }),
    placeholder: (path: string, title: Waiting): ScreenRoute => ({
      ...row(path, title),
      kind: 'placeholder',
    }),
    pending: (path: string, title: Waiting): ScreenRoute => ({ ...row(path, title), kind: 'pending' }),
  }
}

/** Learner screens are open to all who signed in: staff and families see them as a preview. */
export const everyone: readonly Role[] = ['admin', 'ore', 'director', 'teacher', 'family', 'student']
export const teachers: readonly Role[] = ['admin', 'ore', 'director', 'teacher']
export const offices: readonly Role[] = ['admin', 'ore', 'director']
