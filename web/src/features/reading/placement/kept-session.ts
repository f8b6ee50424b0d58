import * as z from 'zod/mini'
import { Grade, Language } from '#shared/kernel/school.ts'
import { type SchoolDay, schoolDay } from '#shared/kernel/school-day.ts'
import { ReadProbe } from '#shared/reading/placement.ts'
import { forget, keep, recall } from '#web/lib/storage.ts'

/** A placement that was begun, as it is kept on the device until it is over: what was heard, never a sound. */
export const PlacementSession = z.strictObject({
  /** The idempotency key with which it will be sent. */
  key: z.string(),
  setHash: z.string(),
  language: Language,
  asking: z.int(),
  from: Grade,
  probes: z.array(ReadProbe),
  /** Probes of which nothing was heard. */
  unheard: z.array(z.string()),
  /** Listened to until now. */
  seconds: z.number(),
})
export type PlacementSession = z.output<typeof PlacementSession>

// Both go when the person signs out.
const begun = (personId: string, language: Language) => `placement_begun.${personId}.${language}`
const later = (personId: string, language: Language) => `placement_later.${personId}.${language}`

/** A placement that was begun here and is not over, of this asking; undefined where there is none. */
export function recallSession(
  personId: string,
  language: Language,
  asking: number,
): PlacementSession | undefined {
  try {
    const kept = PlacementSession.parse(JSON.parse(recall(begun(personId, language)) ?? ''))
    return kept.asking === asking ? kept : undefined
  } catch {
    return undefined
  }
}
export const keepSession = (personId: string, session: PlacementSession): void =>
  void keep(begun(personId, session.language), JSON.stringify(session))
export const forgetSession = (personId: string, language: Language): void => forget(begun(personId, language))

const today = (): SchoolDay => schoolDay(new Date())
/** Another day it is offered again. */
export const putOff = (personId: string, language: Language): void =>
  void keep(later(personId, language), today())
export const isPutOff = (personId: string, language: Language): boolean =>
  recall(later(personId, language)) === today()
