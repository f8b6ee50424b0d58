import {
  ANSWER_HOURS,
  type AskSupport,
  type DeskRequest,
  type SupportRequest,
} from '#shared/support/schema.ts'

/** A request as it begins, with when its answer is due. */
export const newRequest = (requestId: string, { topic, text }: AskSupport, at: string): SupportRequest => ({
  requestId,
  topic,
  text,
  state: 'sent',
  askedAt: at,
  dueAt: new Date(Date.parse(at) + ANSWER_HOURS * 3_600_000).toISOString(),
})

export const answered = (request: DeskRequest, answer: string, at: string): DeskRequest => ({
  ...request,
  state: 'answered',
  answer,
  answeredAt: at,
})
