import * as z from 'zod/mini'
import { event } from '../kernel/event.ts'
import { Grade, Language } from '../kernel/school.ts'
import { SchoolDay } from '../kernel/school-day.ts'
import { Sound } from '../language/sound.ts'
import { StoredReason } from './flags.ts'
import { WeekCounts } from './report-week.ts'
import { ToldFinding } from './told-finding.ts'

export const levelMoved = event({
  name: 'progress.levelMoved',
  about: 'The level that a student’s readings in a language show is another than before.',
  body: z.strictObject({
    studentId: z.string(),
    language: Language,
    grade: Grade,
    /** Of what is known of the student in that language: the higher was said later. */
    version: z.int(),
  }),
})

export const weekClosed = event({
  name: 'progress.weekClosed',
  about: 'What a student did in a report week: from one Friday afternoon to the next.',
  body: z.strictObject({
    studentId: z.string(),
    /** The Friday that ends it. */
    week: SchoolDay,
    ...WeekCounts.shape,
    /** Whether anything was done in the week before. */
    wasActive: z.boolean(),
  }),
  // Of a second week without anything, and of every one that follows, families have heard.
  notice: ({ studentId, week, days, words, activities, wasActive }) =>
    days > 0 || wasActive
      ? {
          to: { familiesOf: studentId },
          type: 'weekly_summary',
          params: {
            studentId,
            week,
            days,
            words,
            activities,
            count: words,
            ...(days === 0 && { context: 'none' }),
          },
        }
      : undefined,
})

const flag = {
  studentId: z.string(),
  /** The rule, of what language or sound. */
  flagId: z.string(),
  /** The rule's numbers, as they last were. */
  reason: StoredReason,
  raisedOn: SchoolDay,
}

export const flagRaised = event({
  name: 'progress.flagRaised',
  about: 'A rule that points to a child to look at began to hold; an indicator, never a diagnosis.',
  body: z.strictObject(flag),
})

export const flagEnded = event({
  name: 'progress.flagEnded',
  about: 'A rule that pointed to a child holds no more.',
  body: z.strictObject({ ...flag, endedOn: SchoolDay }),
})

export const recommendationAccepted = event({
  name: 'progress.recommendationAccepted',
  about:
    'A teacher took what was recommended for some children of a group: they are asked for a text or a practice.',
  body: z.strictObject({
    groupId: z.string(),
    studentIds: z.array(z.string()),
    /** The teacher. */
    by: z.string(),
    work: z.union([z.strictObject({ textId: z.string() }), z.strictObject({ sound: Sound })]),
    times: z.int(),
    dueOn: SchoolDay,
  }),
})

export const familyAsked = event({
  name: 'progress.familyAsked',
  about: 'A teacher asks a student’s families how the child is, who has not read for days.',
  body: z.strictObject({
    studentId: z.string(),
    by: z.string(),
    /** School days without anything done; 0 where nothing was ever done. */
    days: z.int(),
  }),
  notice: ({ studentId, days }) => ({
    to: { familiesOf: studentId },
    type: 'family_asked',
    params: { count: days },
  }),
})

export const analysisAsked = event({
  name: 'progress.analysisAsked',
  about:
    'Staff asked for a page of prose about what the figures of a group or a student show: ids to keep it by, and the figures to write from.',
  body: z.strictObject({
    analysisId: z.string(),
    of: z.union([z.strictObject({ groupId: z.string() }), z.strictObject({ studentId: z.string() })]),
    /** Who asked, and is told. */
    by: z.string(),
    /** The day on which the figures were counted. */
    day: SchoolDay,
    findings: z.array(ToldFinding),
  }),
})
