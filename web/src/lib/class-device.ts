import { isShared, keepShared } from './shared-device.ts'
import { forget, recall, storedNames } from './storage.ts'

/** The class that uses this device, by the code that it was opened with. */
export const CLASS_CODE = 'class_code'

/** By this a class knows the device again; whoever guesses from elsewhere locks nobody out here. */
export const CLASS_DEVICE = 'class_device.'

/** Where whoever signs out arrives: on a class's tablet at the faces of the class, with its code remembered. */
export const doorHere = (): string => (isShared() && recall(CLASS_CODE) ? '/auth?view=pictures' : '/auth')

/** The device is no class's any more. */
export function forgetClass(): void {
  for (const name of [CLASS_CODE, ...storedNames(CLASS_DEVICE)]) forget(name)
  keepShared(false)
}
