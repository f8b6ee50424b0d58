import * as z from 'zod/mini'

/** `warning`: it works, and somebody should look. */
export const HEALTH_STATES = ['ok', 'warning', 'down'] as const
export const HealthState = z.enum(HEALTH_STATES)
export type HealthState = z.output<typeof HealthState>

/** What the house is made of. `subscriber`: a queue and its dead letters; `reader`: of a table's stream. */
export const PART_KINDS = [
  'api',
  'live',
  'users',
  'bus',
  'content',
  'client',
  'table',
  'subscriber',
  'reader',
] as const
export const PartKind = z.enum(PART_KINDS)
export type PartKind = z.output<typeof PartKind>

/** What is to be said of a part, in one sentence with its `count`. */
export const FINDINGS = [
  'answers',
  'published',
  'ready',
  'changing',
  'noStream',
  'quiet',
  'working',
  'behind',
  'deadLetters',
  'failures',
  'noAnswer',
] as const
export const Finding = z.enum(FINDINGS)
export type Finding = z.output<typeof Finding>

/** One part as it answered just now: numbers and names of things, nothing of any person. */
export const HealthPart = z.strictObject({
  /** Of which noun; absent where it serves all. */
  noun: z.optional(z.string()),
  kind: PartKind,
  /** What it is called within its noun: a function’s name, or the kind again. */
  name: z.string(),
  state: HealthState,
  finding: Finding,
  /** Of what the finding counts: rows, messages. Approximate, as AWS tells it. */
  count: z.optional(z.int()),
  /** When it was published. */
  publishedAt: z.optional(z.iso.datetime()),
  /** The code of the error by which it failed. */
  error: z.optional(z.string()),
  /** How long it took to ask. */
  milliseconds: z.int(),
  checkedAt: z.iso.datetime(),
})
export type HealthPart = z.output<typeof HealthPart>

export const Health = z.strictObject({
  /** The commit that was deployed. */
  release: z.string(),
  stage: z.string(),
  parts: z.array(HealthPart),
})
export type Health = z.output<typeof Health>
