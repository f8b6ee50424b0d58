import { recall } from './storage.ts'

/** Stays on the device, whoever leaves: a classroom's tablet stays one. */
export const SHARED_DEVICE = 'shared_device'

/** The class that uses this device, by the code that it was opened with. */
export const CLASS_CODE = 'class_code'

/** Whether several use this device: whoever signed in here last said so, or came with three pictures. */
export const isShared = (): boolean => recall(SHARED_DEVICE) === 'yes'

/** Where whoever signs out arrives: on a class's tablet at the faces of the class, with its code remembered. */
export const signInPath = (): string => (isShared() && recall(CLASS_CODE) ? '/auth?view=pictures' : '/auth')
