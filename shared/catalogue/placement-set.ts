import * as z from 'zod/mini'
import { Difficulty, Grade, Language } from '#shared/kernel/school.ts'
import { filled, Id } from './schema.ts'

/** What is read of a probe: a row of words that make no sentence, a sentence or two, or a short passage. */
const Kind = z.enum(['words', 'sentences', 'passage'])

/** A short thing to read aloud, about a quarter of a minute at the pace of its grade. `body`: its lines. */
export const PlacementProbe = z.strictObject({
  id: Id,
  grade: Grade,
  difficulty: Difficulty,
  kind: Kind,
  body: z.array(filled).check(z.minLength(1)),
})
export type PlacementProbe = z.output<typeof PlacementProbe>

/** All that a child may be given to find where they read in a language. */
export const PlacementSet = z.strictObject({
  id: Id,
  language: Language,
  probes: z.array(PlacementProbe).check(z.minLength(1)),
})
export type PlacementSet = z.output<typeof PlacementSet>

/** A line of `content/placements.json`: `hash` names the version of the set that is published now. */
export const ListedPlacementSet = z.strictObject({ id: Id, language: Language, hash: filled })
export type ListedPlacementSet = z.output<typeof ListedPlacementSet>
