import * as z from 'zod/mini'
import { RULES, type Rule } from '#shared/language/rules.ts'
import { LANGUAGES } from '../kernel/school.ts'
import { KnownAccent, MOST_KNOWN } from './known-accent.ts'

/** Whether a word that is said and not in the text is an error. */
export const Insertions = z.enum(['ignored', 'counted'])

/**
 * What counts as an error where authorities or classrooms differ. The defaults are those of curriculum-based
 * measurement: insertions ignored, dialect no error, three seconds. docs/scoring.md says who has it otherwise.
 */
export const Policy = z.strictObject({
  insertions: z._default(Insertions, 'ignored'),
  /** `strict` makes every rule of dialect or transfer an error; the rule is named all the same. */
  dialect: z._default(z.enum(['fair', 'strict']), 'fair'),
  /** Rules that are errors even when dialect is fair, such as the -s of plurals while they are being taught. */
  strictRules: z._default(z.array(z.enum(RULES)), []),
  /** Seconds of silence that are a hesitation, and within which a self-correction is in time. */
  hesitationSeconds: z._default(z.number().check(z.positive()), 3),
  /** Whether a self-correction counts only in time or, as in running records, whenever it comes. */
  selfCorrections: z._default(z.enum(['inTime', 'always']), 'inTime'),
  /** What the child's earlier readings tell of its way of speaking: kept with a reading, so that it scores again as it did. */
  accents: z._default(z.array(KnownAccent).check(z.maxLength(MOST_KNOWN * LANGUAGES.length)), []),
})
export type Policy = z.output<typeof Policy>
export const DEFAULT_POLICY: Policy = Policy.parse({})

/** Named, never forgiven. */
const ALWAYS_COUNTED: ReadonlySet<Rule> = new Set(['inflection', 'sounded-out'])
/** Named, and no difference that a voice can make: never an error, however strict. */
const NEVER_COUNTED: ReadonlySet<Rule> = new Set(['synalepha', 'word-border'])
/** Forgiven, they are no way of speaking, but the words themselves. */
const THE_SAME: ReadonlySet<Rule> = new Set(['contraction'])

/** What becomes of words that all these rules explain: correct, forgiven as dialect, or mispronounced. */
export function ruled(policy: Policy, rules: readonly Rule[]): 'correct' | 'dialect' | 'mispronounced' {
  const counted = rules.filter(rule => !NEVER_COUNTED.has(rule))
  const forgiven =
    policy.dialect === 'fair' &&
    counted.every(rule => !ALWAYS_COUNTED.has(rule) && !policy.strictRules.includes(rule))
  if (counted.length > 0 && !forgiven) return 'mispronounced'
  return counted.every(rule => THE_SAME.has(rule)) ? 'correct' : 'dialect'
}
