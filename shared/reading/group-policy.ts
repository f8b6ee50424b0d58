import * as z from 'zod/mini'
import { RULES, type Rule } from '../language/rules.ts'
import { Grades } from './library.ts'
import { DEFAULT_POLICY, Insertions, type Policy } from './policy.ts'

/**
 * The rules that a teacher may make strict while they are taught: those that can be heard. What is only spelled (seseo,
 * yeísmo, b and v, mute h) no voice can say otherwise, and the -s of English is strict anyway.
 */
export const TEACHABLE = {
  'es-PR': ['coda-s', 'coda-r', 'dropped-d', 'velar-rr'],
  'en-US': [
    'final-cluster',
    'ed-ending',
    'v-b',
    'sh-ch',
    'th',
    's-cluster',
    'short-long-i',
    'a-u',
    'j-y',
    'z-s',
    'final-voicing',
    'n-ng',
    'h-lost',
  ],
} as const satisfies Record<string, readonly Rule[]>

/** How a group's readings are scored otherwise than by default, and which grades are open to it beside its children's own. */
export const GroupPolicy = z.strictObject({
  strictRules: z
    .array(z.enum([...TEACHABLE['es-PR'], ...TEACHABLE['en-US']]))
    .check(z.maxLength(RULES.length)),
  insertions: Insertions,
  openGrades: Grades,
})
export type GroupPolicy = z.output<typeof GroupPolicy>

/** The rules of a group for which nothing was set. */
export const DEFAULT_GROUP_POLICY: GroupPolicy = {
  strictRules: [],
  insertions: DEFAULT_POLICY.insertions,
  openGrades: [],
}

/** How a child is scored who is in these groups: what one of them is taught counts. */
export const policyOf = (groups: readonly Pick<GroupPolicy, 'strictRules' | 'insertions'>[]): Policy => {
  const strict = new Set<Rule>(groups.flatMap(({ strictRules }) => strictRules))
  return {
    ...DEFAULT_POLICY,
    strictRules: RULES.filter(rule => strict.has(rule)),
    insertions: groups.some(({ insertions }) => insertions === 'counted') ? 'counted' : 'ignored',
  }
}
