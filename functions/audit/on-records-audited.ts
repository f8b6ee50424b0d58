import { subscriber } from '#functions/platform/events/subscriber.ts'
import { ruleAudited } from '#shared/automations/events.ts'
import { sendingAudited } from '#shared/notifications/events.ts'
import { recordsAudited } from '#shared/records/events.ts'
import { append } from './audit-store.ts'

// What is done seldom, and told in the words that the audit keeps.
export const handler = subscriber([recordsAudited, sendingAudited, ruleAudited], ({ id, at, body }) =>
  append({ recordId: id, at, ...body }),
)
