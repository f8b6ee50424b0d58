import type { SessionKind } from '#shared/kernel/session.ts'
import { forget, keep, recall } from './storage.ts'

/** Stays on the device, whoever leaves: a classroom's tablet stays one. */
export const SHARED_DEVICE = 'shared_device'

/** Whether several use this device: whoever signed in here last said so, or came with three pictures. */
export const isShared = (): boolean => recall(SHARED_DEVICE) === 'yes'

export function keepShared(shared: boolean): void {
  if (shared) keep(SHARED_DEVICE, 'yes')
  else forget(SHARED_DEVICE)
}

/** How whoever comes with a password, or by Google, comes in here. */
export const kindOfDevice = (): SessionKind => (isShared() ? 'shared' : 'own')
