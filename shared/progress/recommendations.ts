import * as z from 'zod/mini'
import { LANGUAGES, Language } from '../kernel/school.ts'
import { addDays, SchoolDay, schoolDay } from '../kernel/school-day.ts'
import { StoredReason } from './flags.ts'
import { LATEST, reasonsFor } from './reasons.ts'
import type { Evidence } from './schema.ts'
import type { ChildSummary } from './summary.ts'

/** What can be recommended for a child, the most pressing first. */
export const RECOMMENDED = ['family', 'text', 'sound', 'comprehension', 'fluency', 'level'] as const
const Kind = z.enum(RECOMMENDED)
export type RecommendedKind = z.output<typeof Kind>

/** What a recommendation rests on, with its numbers: a reason to look at a child, or one of these two. */
const Ground = z.union([
  StoredReason,
  /** Each of the latest three readings reached its text’s accuracy and not its pace. */
  z.strictObject({ rule: z.literal('slow'), language: Language, pace: z.nullable(z.number()) }),
  /** The level rose within the last two weeks. */
  z.strictObject({ rule: z.literal('rose'), language: Language, on: SchoolDay }),
])
export type Ground = z.output<typeof Ground>

/** Why a teacher does not take a recommendation. */
export const DISMISSALS = ['doneAlready', 'notFitting', 'notNow', 'other'] as const
const Dismissal = z.enum(DISMISSALS)
export type Dismissal = z.output<typeof Dismissal>

/** What a teacher took otherwise than it was recommended. */
export const CHANGES = ['text', 'dueOn', 'times'] as const

const Decision = z.discriminatedUnion('how', [
  z.strictObject({
    how: z.literal('accepted'),
    on: SchoolDay,
    by: z.string(),
    textId: z.optional(z.string()),
    /** Decisions of before it was kept have none, and so has what was taken as it was. */
    changed: z.optional(z.array(z.enum(CHANGES))),
  }),
  z.strictObject({ how: z.literal('dismissed'), on: SchoolDay, by: z.string(), why: Dismissal }),
])
export type Decision = z.output<typeof Decision>

/** Something recommended for a child. `recommendationId` names the kind, and of what language, level, sound or absence. */
export const Recommendation = z.strictObject({
  recommendationId: z.string(),
  kind: Kind,
  /** The numbers of now; from a decision on, those that it was made by. */
  because: Ground,
  offeredOn: SchoolDay,
  /** What it rested on held no more. */
  endedOn: z.optional(SchoolDay),
  decision: z.optional(Decision),
})
export type Recommendation = z.output<typeof Recommendation>

/** Whether somebody may still decide it. */
export const isOpen = ({ endedOn, decision }: Pick<Recommendation, 'endedOn' | 'decision'>): boolean =>
  endedOn === undefined && decision === undefined

/** The kinds that become a text to read, and how often: a text is read again until it is fluent. */
export const TIMES: Readonly<Partial<Record<RecommendedKind, number>>> = {
  text: 1,
  comprehension: 1,
  // Three or four readings bring most of the gain (Therrien, _Remedial and Special Education_ 25, 2004).
  fluency: 3,
  level: 1,
}

/** What is accepted is due a week later, unless another day is set; so far ahead at most. */
export const DUE_DAYS = 7
export const MOST_DUE_DAYS = 180
/** So often one thing is asked for at most. */
export const MOST_TIMES = 5

/** How often something is asked for of itself: what becomes no text, once. */
export const timesOf = (kind: RecommendedKind): number => TIMES[kind] ?? 1

/** Whether what is accepted becomes something to do for the child; a question to the family does not. */
export const isAsked = (kind: RecommendedKind): boolean => kind !== 'family'

export type Recommended = Pick<Recommendation, 'recommendationId' | 'kind' | 'because'>

const ROSE_DAYS = 14

/** The readings that a level rests on, the oldest first, by language. */
export type Readings = Readonly<
  Record<Language, readonly Pick<Evidence, 'reachedAccuracy' | 'reachedPace'>[]>
>

/**
 * What is recommended for a child today, by rule: of each kind and language one, the most pressing first. The same
 * need has the same id, so that what was decided is not offered again; another level, sound or absence is another.
 */
export function recommendationsFor(
  child: ChildSummary,
  readings: Readings,
  today: SchoolDay,
  declared: ReadonlySet<SchoolDay>,
): readonly Recommended[] {
  const found: Recommended[] = []
  const add = (kind: RecommendedKind, about: string, because: Ground) => {
    const recommendationId = `${kind}-${about}`
    if (!found.some(one => one.recommendationId === recommendationId))
      found.push({ recommendationId, kind, because })
  }
  for (const reason of reasonsFor(child, today, declared)) {
    if (reason.rule === 'silent') add('family', reason.since ?? 'never', reason)
    else if (reason.rule === 'sound') add('sound', reason.sound, reason)
    // Repeated reading is what is usually done for fluency; whether the plan should be another, its chart says.
    else if (reason.rule === 'aim') add('fluency', levelIn(child, reason.language), reason)
    else if (reason.rule === 'comprehension') add('comprehension', child.grade ?? 'any', reason)
    else add('text', levelIn(child, reason.language), reason)
  }
  for (const language of LANGUAGES) {
    const read = child.languages[language]
    if (!read) continue
    const latest = readings[language].slice(-LATEST)
    const isSlow = latest.length === LATEST && latest.every(one => one.reachedAccuracy && !one.reachedPace)
    if (isSlow)
      add('fluency', levelIn(child, language), { rule: 'slow', language, pace: read.wordsCorrectPerMinute })
    if (read.moved?.way !== 'up') continue
    const on = schoolDay(read.moved.at)
    if (on > addDays(today, -ROSE_DAYS))
      add('level', levelIn(child, language), { rule: 'rose', language, on })
  }
  return found.sort((a, b) => RECOMMENDED.indexOf(a.kind) - RECOMMENDED.indexOf(b.kind))
}

const levelIn = ({ languages }: ChildSummary, language: Language): string =>
  `${language}-${languages[language]?.grade ?? 'any'}`
