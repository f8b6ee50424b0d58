import * as z from 'zod/mini'
import { Priority } from '../kernel/notice.ts'
import { BothWords } from '../kernel/own-words.ts'
import { Place } from '../kernel/place.ts'
import type { Role } from '../kernel/standing.ts'

/** What is said often, and so has words in both languages already. */
export const TEMPLATES = ['readToday', 'noSchool', 'meeting', 'newTexts', 'wellDone'] as const
export type Template = (typeof TEMPLATES)[number]

/** What is told: words that the house has, or the sender's own in both languages. */
export const SendingText = z.union([
  z.strictObject({ template: z.enum(TEMPLATES) }),
  z.strictObject({ own: BothWords }),
])
export type SendingText = z.output<typeof SendingText>

/** Who may be told by whoever stands above them. */
export const TOLD_ROLES = ['student', 'family', 'teacher', 'director', 'ore'] as const satisfies Role[]
export const ToldRole = z.enum(TOLD_ROLES)
export type ToldRole = z.output<typeof ToldRole>

export const OpenSending = z.strictObject({
  to: z.array(ToldRole).check(
    z.minLength(1),
    z.maxLength(TOLD_ROLES.length),
    z.refine(roles => new Set(roles).size === roles.length),
  ),
  text: SendingText,
  priority: Priority,
})
export type OpenSending = z.output<typeof OpenSending>

/** `counting` and `sending` go on by themselves; `counted` waits for its sender; `sent` and `cancelled` are over. */
export const SENDING_STATES = ['counting', 'counted', 'sending', 'paused', 'sent', 'cancelled'] as const
export type SendingState = (typeof SENDING_STATES)[number]

/** One message to many, from the count of whom it reaches to its report. */
export const Sending = z.strictObject({
  sendingId: z.string(),
  place: Place,
  to: z.array(ToldRole),
  text: SendingText,
  priority: Priority,
  state: z.enum(SENDING_STATES),
  openedAt: z.iso.datetime(),
  startedAt: z.optional(z.iso.datetime()),
  finishedAt: z.optional(z.iso.datetime()),
  /** Those who were found, as far as they are counted, and who of them do not want to be told. */
  people: z.int(),
  unwilling: z.int(),
  /** What became of them: told, not wanting to be by then, not reached. */
  sent: z.int(),
  skipped: z.int(),
  failed: z.int(),
  /** Grows with every change: what is told of it comes in any order. */
  version: z.int(),
})
export type Sending = z.output<typeof Sending>

/** Why somebody was not reached. */
export const MISSED_REASONS = ['unreadableAddress', 'unreadablePreferences'] as const

/** Somebody who was not reached; told after all once what was wrong is mended. */
export const Missed = z.strictObject({
  personId: z.string(),
  reason: z.enum(MISSED_REASONS),
})
export type Missed = z.output<typeof Missed>

export const isOver = ({ state }: Pick<Sending, 'state'>): boolean =>
  state === 'sent' || state === 'cancelled'
