import * as z from 'zod/mini'
import { route } from '../kernel/route.ts'
import { Language } from '../kernel/school.ts'
import { SchoolDay } from '../kernel/school-day.ts'
import { DISMISSALS, MOST_TIMES, RECOMMENDED, Recommendation } from './recommendations.ts'

const seen = { roles: ['teacher', 'director', 'ore', 'admin'], scope: 'group', of: 'groupId' } as const
const Id = z.string().check(z.minLength(1), z.maxLength(100))
/** A transaction holds a hundred rows: two a child, where their families are asked, and the key of the request. */
const MOST_CHILDREN = 49

export const listRecommendations = route({
  name: 'progress/list-recommendations',
  on: 'GET /groups/{groupId}/recommendations',
  about:
    'What is recommended for the children of a group and not decided yet, each with its numbers; ids only.',
  may: seen,
  reply: z.strictObject({
    children: z.array(z.strictObject({ studentId: z.string(), recommendations: z.array(Recommendation) })),
  }),
  errors: [],
})

export const decideRecommendation = route({
  name: 'progress/decide-recommendation',
  on: 'POST /groups/{groupId}/recommendations/{recommendationId}/decision',
  about:
    'Takes a recommendation for one child or several of a group, or sets it aside and says why: of two who decide the first holds. What is taken becomes an assignment, or is told to the family.',
  repeats: 'once',
  may: { roles: ['teacher'], scope: 'group', of: 'groupId' },
  body: z.strictObject({
    studentIds: z.array(Id).check(z.minLength(1), z.maxLength(MOST_CHILDREN)),
    decision: z.discriminatedUnion('how', [
      z.strictObject({
        how: z.literal('accepted'),
        textId: z.optional(Id),
        /** Whether the text is another than the one that was offered first. */
        isOtherText: z.optional(z.boolean()),
        /** The last day on which it is in time, and how often it is to be done; as recommended, where they are left out. */
        dueOn: z.optional(SchoolDay),
        times: z.optional(z.int().check(z.minimum(1), z.maximum(MOST_TIMES))),
      }),
      z.strictObject({ how: z.literal('dismissed'), why: z.enum(DISMISSALS) }),
    ]),
  }),
  reply: z.strictObject({ children: z.int() }),
  errors: [
    'progress.notInGroup',
    'progress.recommendationEnded',
    'progress.recommendationDecided',
    'progress.textMissing',
    'progress.textRead',
    'progress.wrongDay',
  ],
  invalidates: ['progress/list-recommendations', 'assignments/list-group-assignments'],
})

const counted = {
  offered: z.int(),
  accepted: z.int(),
  /** Of what was accepted, what was taken otherwise: another text, day or how often. */
  changed: z.int(),
  dismissed: z.int(),
}

export const getRecommendationFigures = route({
  name: 'progress/get-recommendation-figures',
  on: 'GET /groups/{groupId}/recommendation-figures',
  about:
    'What was recommended in a group in thirteen months, taken, changed and set aside, by kind and month; and the pace, accuracy and answers of those for whom it was taken, four weeks before and after. Of fewer than ten children none is told.',
  may: seen,
  reply: z.strictObject({
    /** Newest month first, as `2026-11`; by the month of the offer. */
    months: z.array(z.strictObject({ month: z.string(), kind: z.enum(RECOMMENDED), ...counted })),
    dismissals: z.array(z.strictObject({ why: z.enum(DISMISSALS), count: z.int() })),
    /** Medians of each child’s median of first readings, in words correct per minute; null of too few. */
    paces: z.array(
      z.strictObject({
        language: Language,
        children: z.int(),
        before: z.nullable(z.number()),
        after: z.nullable(z.number()),
      }),
    ),
    /** The same of accuracy aloud, and of the questions that were right at the first try: shares, 0 to 1. */
    shares: z.array(
      z.strictObject({
        language: Language,
        of: z.enum(['accuracy', 'questions']),
        children: z.int(),
        before: z.nullable(z.number()),
        after: z.nullable(z.number()),
      }),
    ),
  }),
  errors: [],
})
