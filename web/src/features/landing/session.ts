import { storedNames } from '#web/lib/storage.ts'

/** Whether somebody signed in here: where the auth library keeps it, looked at without loading that. */
export const hasSession = (): boolean =>
  storedNames('CognitoIdentityServiceProvider.').some(name => name.endsWith('.LastAuthUser'))
