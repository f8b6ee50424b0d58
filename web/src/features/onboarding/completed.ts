import { keep, recall } from '#web/lib/storage.ts'

/** Kept by account: children share devices, and each meets the journey once. */
const keptAs = (personId: string) => `gamification_onboarding_completed:${personId}`

export const hasCompleted = (personId: string): boolean => recall(keptAs(personId)) === 'yes'
export const complete = (personId: string): boolean => keep(keptAs(personId), 'yes')
