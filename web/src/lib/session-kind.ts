import { SESSION_KINDS, type SessionKind } from '#shared/kernel/session.ts'
import type { RuntimeConfig } from './runtime-config.ts'
import { forgetInTab, keepInTab, recallInTab } from './storage.ts'

/** Kept as long as the tab, of a session that ends with it. */
const KEPT_AS = 'session_kind'

let inPage: SessionKind | undefined

/** How the session of this page came in, or the next one will: on one's own device unless told. */
export const kindHere = (): SessionKind =>
  inPage ?? SESSION_KINDS.find(kind => kind === recallInTab(KEPT_AS)) ?? 'own'

/** Says how the next session comes in: by that its tokens are asked for, and kept. */
export function comeInAs(kind: SessionKind): void {
  inPage = kind
  if (kind === 'own') forgetInTab(KEPT_AS)
  else keepInTab(KEPT_AS, kind)
}

/** The app client of a way in. */
export const clientOf = (
  { userPoolClientId, sharedClientId, picturesClientId }: RuntimeConfig,
  kind: SessionKind,
): string => ({ own: userPoolClientId, shared: sharedClientId, pictures: picturesClientId })[kind]
