import { storedNames, storedNamesInTab } from './storage.ts'

/** Whether somebody signed in here: where the auth library keeps it, on the device or with the tab, looked at without loading that. */
export const hasSession = (): boolean =>
  [storedNames, storedNamesInTab].some(names =>
    names('CognitoIdentityServiceProvider.').some(name => name.endsWith('.LastAuthUser')),
  )
