import * as z from 'zod/mini'
import { Role } from '../kernel/standing.ts'

/** A person asks at most so often a day. */
export const DAILY_LIMIT = 5
/** An answer is due so soon. */
export const ANSWER_HOURS = 48
/** What a list of one's own holds at most. */
export const LIST_LIMIT = 100
/** What a page of the desk holds. */
export const DESK_PAGE = 50

export const SUPPORT_TOPICS = ['access', 'reading', 'progress', 'groups', 'privacy', 'other'] as const
export const SupportTopic = z.enum(SUPPORT_TOPICS)
export type SupportTopic = z.output<typeof SupportTopic>

const Text = z.string().check(z.trim(), z.minLength(10), z.maxLength(2000))

export const AskSupport = z.strictObject({ topic: SupportTopic, text: Text })
export const AnswerSupport = z.strictObject({ answer: Text })

/** `sent`: written down; `received`: on the desk of those who answer; `answered`. */
export const SUPPORT_STATES = ['sent', 'received', 'answered'] as const
export const SupportState = z.enum(SUPPORT_STATES)
export type SupportState = z.output<typeof SupportState>

export const SupportRequest = z.strictObject({
  requestId: z.string(),
  topic: SupportTopic,
  text: z.string(),
  state: SupportState,
  askedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  answer: z.optional(z.string()),
  answeredAt: z.optional(z.iso.datetime()),
})
export type AskSupport = z.output<typeof AskSupport>
export type SupportRequest = z.output<typeof SupportRequest>

/** As those who answer see it: by whom, but for the name. */
export const DeskRequest = z.extend(SupportRequest, { personId: z.string(), role: Role })
export type DeskRequest = z.output<typeof DeskRequest>

/** Where a page of the desk ended: when that request was asked, by whom, and its id. */
export const DeskCursor = z.string().check(z.regex(/^[\d.:TZ-]{20,32}~[\w-]{1,64}~[\w-]{1,64}$/))
