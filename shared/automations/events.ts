import * as z from 'zod/mini'
import { event } from '../kernel/event.ts'
import { Place } from '../kernel/place.ts'
import { Region } from '../kernel/school.ts'
import { AUDIENCES } from './occasions.ts'
import { Telling } from './schema.ts'

/** The type by which people choose whether rules tell them anything. */
const TYPE = 'automation'

export const ruleTold = event({
  name: 'automations.told',
  about: 'A rule that a teacher or an office made tells somebody of something that happened; ids only.',
  body: z.strictObject({
    ruleId: z.string(),
    place: Place,
    tells: z.enum(AUDIENCES),
    /** Who made the rule. */
    by: z.string(),
    /** Of whom; nobody of several at once. */
    studentId: z.optional(z.string()),
    children: Telling.shape.children,
    /** Which words: the house’s by their name, or the maker’s own by what they are. */
    words: z.string(),
    condition: z.optional(z.string()),
  }),
  notice: ({ ruleId, place, tells, by, studentId, children, words, condition }) => ({
    to: tells === 'me' || !studentId ? by : tells === 'child' ? studentId : { familiesOf: studentId },
    type: TYPE,
    params: {
      ruleId,
      where: place,
      context: words,
      count: children,
      ...(studentId && { studentId }),
      ...(condition && { condition }),
    },
  }),
})

export const ruleStopped = event({
  name: 'automations.stopped',
  about: 'A rule stopped by itself: whoever made it may not tell its place anything any more.',
  body: z.strictObject({ ruleId: z.string(), by: z.string() }),
  notice: ({ by }) => ({ to: by, type: TYPE }),
})

export const ruleAudited = event({
  name: 'automations.audited',
  about: 'Who switched a rule on or off, or held all of somebody or of a place, for the audit; ids only.',
  body: z.strictObject({
    deed: z.enum(['ruleSwitchedOn', 'ruleSwitchedOff', 'rulesHeld', 'rulesReleased']),
    actorId: z.string(),
    /** The rule, the person whose rules, or the place. */
    subjectId: z.string(),
    schoolId: z.optional(z.string()),
    region: z.optional(Region),
    groupId: z.optional(z.string()),
  }),
})
