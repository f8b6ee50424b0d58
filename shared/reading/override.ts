import * as z from 'zod/mini'
import { Outcome } from './schema.ts'
import { WordIndex } from './word-index.ts'

/**
 * Why a teacher hears otherwise than the engine. A list and no free text: it is kept in the audit for years after the
 * child's own data may be gone.
 */
export const OVERRIDE_REASONS = ['misheard', 'noise', 'speech', 'notSaid', 'slip'] as const
export const OverrideReason = z.enum(OVERRIDE_REASONS)

/** What a teacher sends: the word by its index in the text. */
export const OverrideWord = z.strictObject({
  word: WordIndex,
  outcome: Outcome,
  reason: OverrideReason,
})

/** A word that a teacher heard otherwise, who and when. The engine's own outcome is in the score. */
export const Override = z.strictObject({
  ...OverrideWord.shape,
  by: z.string(),
  at: z.iso.datetime(),
})
export type Override = z.output<typeof Override>
