import { forget, keep, recall } from '#web/lib/storage.ts'

/** A code typed before signing in: whose it is decides how it is used afterwards. */
export const PENDING = { family: 'pending_family_code', access: 'pending_access_code' } as const
export type PendingKind = keyof typeof PENDING

export const keepPending = (kind: PendingKind, code: string): boolean => keep(PENDING[kind], code)
export const pendingCode = (kind: PendingKind): string | undefined => recall(PENDING[kind])

/** Whether any code waits to be used. */
export const isPending = (): boolean =>
  recall(PENDING.family) !== undefined || recall(PENDING.access) !== undefined

/** Gives a kept code to whoever asks first. */
export function takePending(kind: PendingKind): string | undefined {
  const code = pendingCode(kind)
  forget(PENDING[kind])
  return code
}
