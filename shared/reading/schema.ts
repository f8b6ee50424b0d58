import * as z from 'zod/mini'

export const HeardWord = z.strictObject({
  word: z.string(),
  start: z.number(),
  end: z.number(),
  confidence: z.optional(z.number()),
})
export type HeardWord = z.output<typeof HeardWord>

export const ScoredReading = z.looseObject({ wordsCorrect: z.int(), accuracy: z.number() })
export type ScoredReading = z.output<typeof ScoredReading>
