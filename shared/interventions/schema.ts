import * as z from 'zod/mini'
import { Grade, Language } from '../kernel/school.ts'
import { SchoolDay } from '../kernel/school-day.ts'

/** More words correct per minute than a child of grade 5 reads. */
const MOST_PACE = 300
const Pace = z.number().check(z.minimum(0), z.maximum(MOST_PACE))

/**
 * 1: all of the class, with what differs for a child; 2: a small group beside it; 3: more of it, in smaller groups or
 * alone (multi-tiered systems of support; Fuchs & Fuchs, _Reading Research Quarterly_ 41, 2006).
 */
export const TIERS = [1, 2, 3] as const
export const Tier = z.union(TIERS.map(tier => z.literal(tier)))

/**
 * What is done, by its usual name. Repeated and paired reading, phonics and blending: National Reading Panel, _Teaching
 * Children to Read_, 2000, chapters 2 and 3; the rest as Gersten et al., _Assisting Students Struggling with Reading_, IES
 * NCEE 2009-4045, name them; questioning: Shanahan et al.,
 * _Improving Reading Comprehension_, IES NCEE 2010-4038.
 */
export const STRATEGIES = [
  'repeatedReading',
  'pairedReading',
  'modelReading',
  'phonics',
  'blending',
  'wordStudy',
  'vocabulary',
  'questioning',
  'other',
] as const
export const Strategy = z.enum(STRATEGIES)
export type Strategy = z.output<typeof Strategy>

const words = (most: number) => z.string().check(z.trim(), z.maxLength(most))
export const LONGEST_ABOUT = 200

/** What is done: how often, how long, with how many at once. */
const doing = {
  tier: Tier,
  what: Strategy,
  /** What exactly, in the teacher’s words; may be empty. */
  about: words(LONGEST_ABOUT),
  perWeek: z.int().check(z.minimum(1), z.maximum(10)),
  minutes: z.int().check(z.minimum(5), z.maximum(90)),
  /** Children at once. */
  size: z.int().check(z.minimum(1), z.maximum(15)),
}

/** A stretch in which the same was done; a phase line stands where it begins. */
export const Phase = z.strictObject({ from: SchoolDay, ...doing, by: z.string() })
export type Phase = z.output<typeof Phase>

/** Where a goal is from: what is expected of the grade and season, a rate of improvement, or the teacher’s own. */
export const GOAL_BASES = ['benchmark', 'realistic', 'ambitious', 'own'] as const

const aim = {
  /** Words correct per minute on the day when it begins. */
  pace: Pace,
  /** The same, to be reached by the day `until`. */
  goal: Pace,
  until: SchoolDay,
  basis: z.enum(GOAL_BASES),
}
/** A goal from a day on: the aim line goes from `pace` to `goal`. */
export const Aim = z.strictObject({ from: SchoolDay, ...aim, by: z.string() })
export type Aim = z.output<typeof Aim>

export const END_REASONS = ['reached', 'replaced', 'left', 'other'] as const
const Ended = z.strictObject({ on: SchoolDay, why: z.enum(END_REASONS), by: z.string() })

/** So many phases, and so many goals, an intervention has at most. */
export const MOST_CHANGES = 20

/** What is done for one child in one language, and how it is judged. Phases and aims are in the order of their days. */
export const Intervention = z.strictObject({
  interventionId: z.string(),
  studentId: z.string(),
  language: Language,
  /** The goal’s: only readings of its texts are points. */
  grade: Grade,
  phases: z.array(Phase).check(z.minLength(1)),
  aims: z.array(Aim).check(z.minLength(1)),
  ended: z.optional(Ended),
  /** Grows with each change. */
  version: z.int(),
})
export type Intervention = z.output<typeof Intervention>

/** What a teacher says of a new one. */
export const NewIntervention = z.strictObject({
  language: Language,
  grade: Grade,
  /** Of the first phase, and of the goal. */
  from: SchoolDay,
  ...doing,
  ...aim,
})
export type NewIntervention = z.output<typeof NewIntervention>

/** What a change is based on: who changed it meanwhile is not overwritten. */
const seen = { version: z.int().check(z.minimum(0), z.maximum(1000)) }
export const NewPhase = z.strictObject({ ...seen, from: SchoolDay, ...doing })
export type NewPhase = z.output<typeof NewPhase>
export const NewAim = z.strictObject({ ...seen, from: SchoolDay, ...aim })
export type NewAim = z.output<typeof NewAim>
export const NewEnd = z.strictObject({ ...seen, why: z.enum(END_REASONS) })
export type NewEnd = z.output<typeof NewEnd>

export const LONGEST_NOTE = 200
const done = {
  day: SchoolDay,
  minutes: z.int().check(z.minimum(1), z.maximum(120)),
  what: Strategy,
  /** How it went, in a few words; may be empty. */
  note: words(LONGEST_NOTE),
}
export const NewSession = z.strictObject(done)
export type NewSession = z.output<typeof NewSession>

/** Once that something was done with a child. */
export const Session = z.strictObject({ sessionId: z.string(), ...done, by: z.string() })
export type Session = z.output<typeof Session>
