import * as z from 'zod/mini'
import { Grade, Language } from '../kernel/school.ts'
import { SchoolDay } from '../kernel/school-day.ts'
import { RULES } from './reasons.ts'
import { Answered } from './summary.ts'

/** How a group reads in one language, of those of its children who lately did. */
const LanguageGlance = z.strictObject({
  children: z.int(),
  /** Of them, those whose readings show a level below their own grade. */
  below: z.int(),
  /** Words correct per minute beside the grade that it is judged by; no one's name, lowest first. */
  paces: z.array(z.strictObject({ grade: Grade, pace: z.number() })),
})

/** A group one level up: counts alone. */
export const GroupGlance = z.strictObject({
  groupId: z.string(),
  /** Children with an account. */
  children: z.int(),
  /** Of them, those to whom a rule points that nobody set aside; and by rule, where one of them may count for several. */
  toHelp: z.int(),
  byRule: z.partialRecord(z.enum(RULES), z.int()),
  /** The Monday of the week that is counted here. */
  week: SchoolDay,
  readers: z.int(),
  readings: z.int(),
  languages: z.partialRecord(Language, LanguageGlance),
  /** The children's latest questions. */
  literal: Answered,
  inferential: Answered,
  /** The last day on which any of them read or finished something. */
  lastSeenOn: z.nullable(SchoolDay),
})
export type GroupGlance = z.output<typeof GroupGlance>

export const SchoolProgress = z.strictObject({
  groups: z.array(GroupGlance),
  /** The day on the island on which this is so, by the server's clock. */
  today: SchoolDay,
})
