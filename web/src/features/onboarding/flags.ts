import { keep, recall } from '#web/lib/storage.ts'

// The specification's names. Each holds its accounts: people share devices, and each meets the journey once.
const COMPLETED = 'gamification_onboarding_completed'
const SEEN = 'gamification_tutorial_seen'

/** What a flag holds of each account; nothing where it cannot be read. */
function accountsOf(flag: string): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(recall(flag) ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    return {}
  }
}

const set = (flag: string, personId: string, value: unknown): boolean =>
  keep(flag, JSON.stringify({ ...accountsOf(flag), [personId]: value }))

/** Completed or skipped: it never comes back. */
export const hasCompleted = (personId: string): boolean => accountsOf(COMPLETED)[personId] === true
export const complete = (personId: string): boolean => set(COMPLETED, personId, true)

/** The slide that was seen last, from 0, where the tutorial was opened and closed before its end. */
export function lastSeen(personId: string): number {
  const slide = accountsOf(SEEN)[personId]
  return typeof slide === 'number' ? slide : 0
}
export const see = (personId: string, slide: number): boolean => set(SEEN, personId, slide)
