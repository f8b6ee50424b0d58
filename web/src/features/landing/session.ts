import { keptNames } from '#web/lib/storage.ts'

/** Whether somebody signed in here: where the auth library keeps it, looked at without loading that. */
export const hasSession = (): boolean =>
  keptNames('CognitoIdentityServiceProvider.').some(name => name.endsWith('.LastAuthUser'))
