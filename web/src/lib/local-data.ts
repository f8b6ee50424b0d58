import { applyStoredAppearance } from './appearance.ts'
import { forget, storedNames } from './storage.ts'

/** The cache of the texts that were opened here. */
export const CONTENT_SHELF = 'content'

/** Kept while a session lasts that came by Google. */
export const CAME_BY_GOOGLE = 'google_came'

/**
 * What stays on a shared device after signing out: what was finished, read or chosen and not sent yet (`use-outbox.ts`), each named by its
 * account; the tutorials that were seen, which hold theirs; the language, that several use it, the class's code and that a class
 * knows it, which are the device's; and that somebody came by Google, until `leaveGoogle` has gone there.
 */
const STAYS = [
  /^coqui\.(lesson|reading|practice|placement|notice|settings)\./,
  /^gamification_(onboarding_completed|tutorial_seen)$/,
  /^(language|shared_device|class_code|class_device\..+|google_came)$/,
]

/** Makes room for what somebody will open here; the service worker keeps nothing of it before. */
export async function openShelf(): Promise<void> {
  try {
    await caches.open(CONTENT_SHELF)
  } catch {
    // Where nothing may be kept, texts come with a network only.
  }
}

/** Forgets what the person who leaves would not want the next one to find. */
export async function clearLocalData(): Promise<void> {
  for (const name of storedNames('')) if (!STAYS.some(stays => stays.test(name))) forget(name)
  try {
    sessionStorage.clear()
    applyStoredAppearance()
    await caches.delete(CONTENT_SHELF)
  } catch {
    // Where nothing may be kept, nothing was.
  }
}
