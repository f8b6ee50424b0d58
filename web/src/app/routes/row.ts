import type { ComponentType } from 'react'
import type { Role } from '#shared/kernel/standing.ts'
import type { Texts } from '#web/i18n/texts.ts'
import { type Flag, flagOf } from '#web/lib/flags.ts'
import type { IconName } from '#web/ui/icon.tsx'

type Title = keyof Texts['shell']['titles']
/** Those that a menu can name. */
type Label = Title & keyof Texts['shell']['menu']
type Load = () => Promise<{ readonly Component: ComponentType }>

interface Row {
  readonly path: string
  /** Who may be there; beyond `anyone` a session is needed. */
  readonly roles: readonly Role[] | 'anyone'
  /** The flag that switches it on; null: always there. */
  readonly flag: Flag | null
  readonly title: Title
}

/** Where a screen stands in the menus that have this section, below what is specified there. */
interface MenuPlace {
  readonly section: keyof Texts['shell']['sections']
  readonly icon: IconName
}
interface InMenu extends MenuPlace {
  readonly label: Label
}

export type ScreenRoute = Row &
  (
    | { readonly kind: 'screen'; readonly load: Load; readonly menu?: InMenu }
    /** Leads on to another path. */
    | { readonly kind: 'redirect'; readonly to: string }
    /** `placeholder`: the specification wants no more. `pending`: its capability is not built yet. */
    | { readonly kind: 'placeholder' | 'pending'; readonly title: Waiting }
  )

/** What will be there says `pending/<title>.json`. */
type Waiting = keyof Texts['pending']['screens']

/** Whether the service worker keeps a screen on the device from the first visit on: the ways in, and all that a child has. */
export const isKept = ({ roles }: ScreenRoute): boolean => roles === 'anyone' || roles.includes('student')

/** Makes the rows of one audience: `screen('/path', 'title', load)`. */
export function openTo(roles: ScreenRoute['roles']) {
  const row = <T extends Title>(path: string, title: T) => ({ path, roles, flag: flagOf(path), title })
  return {
    screen: (path: string, title: Title, load: Load): ScreenRoute => ({
      ...row(path, title),
      kind: 'screen',
      load,
    }),
    /** A screen that the specification's menus do not have, and where it stands in them. */
    menuScreen: (path: string, label: Label, load: Load, place: MenuPlace): ScreenRoute => ({
      ...row(path, label),
      kind: 'screen',
      load,
      menu: { ...place, label },
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
