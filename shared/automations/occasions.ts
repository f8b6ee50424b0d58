import { FLAG_RULES } from '../kernel/flag-rule.ts'

/** Whom a rule tells: whoever made it, the child’s families, the child. */
export const AUDIENCES = ['me', 'families', 'child'] as const
export type Audience = (typeof AUDIENCES)[number]

interface OccasionSpec {
  /** What a rule may ask of it beside that it happened. */
  readonly conditions: readonly string[]
  /** It happens to a group: whoever made the rule is told once, of how many children. */
  readonly ofGroup?: true
}

/**
 * What rules can hear of. Another is a line here, the event it is read from in `functions/automations/rules/facts.ts`, and its
 * words: nothing compiles until all three are there.
 */
export const OCCASIONS = {
  flagRaised: { conditions: FLAG_RULES },
  flagEnded: { conditions: FLAG_RULES },
  workDue: { conditions: [], ofGroup: true },
  levelReached: { conditions: [] },
} as const satisfies Readonly<Record<string, OccasionSpec>>
export type Occasion = keyof typeof OCCASIONS
export const OCCASION_NAMES = Object.keys(OCCASIONS) as readonly Occasion[]

/** What an occasion may be narrowed to; nothing where there is nothing to choose. */
export const conditionsOf = (occasion: Occasion): readonly string[] => OCCASIONS[occasion].conditions

/** Whether this audience is told once of all the children that it happened to. */
export const isToldOnce = (occasion: Occasion, tells: Audience): boolean =>
  tells === 'me' && 'ofGroup' in OCCASIONS[occasion]
