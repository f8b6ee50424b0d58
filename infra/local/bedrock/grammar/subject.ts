import type { Theme } from '#shared/generation/schema.ts'

/** A question, its answer, and what else may be answered. */
export type Asked = readonly [question: string, answer: string, ...others: readonly [string, string]]

/** A sentence that may be left out, or one that always stands because it is asked about. */
export type Fact = string | { readonly says: string; readonly asks?: Asked }

/** What is told of a subject, in order, and what can be understood from the sentences that always stand. */
export interface Telling {
  readonly facts: readonly Fact[]
  readonly infers: readonly [Asked, Asked]
}

/** How hard a text is: Pre-K and K, grades 1 and 2, grades 3 to 5. */
export const TIERS = ['beginner', 'middle', 'fluent'] as const
export type Tier = (typeof TIERS)[number]

export interface Place {
  /** Follows «a» or «to». */
  readonly place: string
  readonly city: string
}

export interface Subject {
  readonly theme: Theme
  /** With its article: stands behind «ver», «see», «de», «about». */
  readonly thing: string
  readonly title: Readonly<Record<Tier, string>>
  readonly places: readonly [Place, Place, ...(readonly Place[])]
  /** Term, definition, example; at least two of them stand in every telling. */
  readonly terms: readonly (readonly [term: string, definition: string, example: string])[]
  readonly tellings: Readonly<Record<Tier, Telling>>
}

/** How a text of each tier begins and ends, whatever it tells: sentences with {name}, {kin}, {place} and {thing}. */
export interface Frame {
  readonly names: readonly string[]
  readonly kin: readonly string[]
  /** A title for any subject. */
  readonly title: string
  readonly tiers: Readonly<
    Record<Tier, { readonly openings: readonly string[]; readonly closings: readonly string[] }>
  >
  readonly asksWho: string
  readonly asksWhere: string
  /** Where to look for who and where; for what a sentence says, by how it begins; and what to do where none says it. */
  readonly hints: {
    readonly opening: string
    readonly sentence: (beginning: string) => string
    readonly between: string
    readonly again: string
  }
  /** Answers to them. */
  readonly with: (kin: string) => string
  readonly to: (place: string) => string
}

export interface Grammar {
  readonly frame: Frame
  readonly subjects: readonly Subject[]
}
