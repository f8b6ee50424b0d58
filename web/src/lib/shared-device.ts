import type { SessionKind } from '#shared/kernel/session.ts'
import { CLASS_CODE, isShared, SHARED_DEVICE } from './class-device.ts'
import { forget, keep, storedNames } from './storage.ts'

/** By this a class knows the device again; whoever guesses from elsewhere locks nobody out here. */
export const CLASS_DEVICE = 'class_device.'

export function keepShared(shared: boolean): void {
  if (shared) keep(SHARED_DEVICE, 'yes')
  else forget(SHARED_DEVICE)
}

/** The device is no class's any more. */
export function forgetClass(): void {
  for (const name of [CLASS_CODE, ...storedNames(CLASS_DEVICE)]) forget(name)
  keepShared(false)
}

/** How whoever comes with a password, or by Google, comes in here. */
export const kindOfDevice = (): SessionKind => (isShared() ? 'shared' : 'own')
