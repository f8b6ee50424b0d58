import * as z from 'zod/mini'
import { Grade, Language } from '../kernel/school.ts'
import { SchoolDay } from '../kernel/school-day.ts'
import { Sound } from '../language/sound.ts'

/** The sentences that figures can show: of a group, then of one child. */
export const FINDING_IDS = [
  'week',
  'silent',
  'hard',
  'noneHard',
  'pace',
  'sound',
  'moved',
  'literal',
  'inferential',
  'alike',
  'ownWeek',
  'ownAway',
  'ownNever',
  'ownLevel',
  'ownBelow',
  'ownAbove',
  'ownRose',
  'ownFell',
  'ownHard',
  'ownRight',
  'ownEasy',
  'ownSlow',
  'ownPace',
  'ownFast',
  'ownSound',
  'ownQuestions',
] as const
export type FindingId = (typeof FINDING_IDS)[number]

/** The names of all figures that findings have. */
const FIGURES = [
  'readers',
  'count',
  'readings',
  'words',
  'hard',
  'percent',
  'slow',
  'missing',
  'up',
  'down',
  'literal',
  'inferential',
  'literalAsked',
  'inferentialAsked',
  'pace',
  'missed',
  'read',
  'right',
  'asked',
] as const

/** A finding as it is told and kept: what it says and its figures. Whose they are is left out; no field takes a word of anybody's. */
export const ToldFinding = z.strictObject({
  id: z.enum(FINDING_IDS),
  language: z.optional(Language),
  sound: z.optional(Sound),
  grade: z.optional(Grade),
  on: z.optional(SchoolDay),
  figures: z.partialRecord(z.enum(FIGURES), z.int()),
})
export type ToldFinding = z.output<typeof ToldFinding>

/** Whether two say the same of the same, with whatever figures. */
export const isAlike = (one: Omit<ToldFinding, 'figures'>, other: Omit<ToldFinding, 'figures'>): boolean =>
  one.id === other.id && one.language === other.language && one.sound === other.sound
