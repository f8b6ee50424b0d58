import * as z from 'zod/mini'
import { Language } from '#shared/kernel/school.ts'
import { FinishedPlacement } from '#shared/reading/placement.ts'
import { finishPlacement } from '#shared/reading/placement-routes.ts'
import { call } from '#web/lib/client.ts'
import { readAgain } from '#web/lib/query.ts'
import { outboxHook } from '#web/lib/use-outbox.ts'

/** An account's finished placements. */
export const useQueuedPlacement = outboxHook({
  what: 'placement',
  schema: z.strictObject({ key: z.string(), language: Language, placement: FinishedPlacement }),
  post: ({ key, placement }) => call(finishPlacement, { body: placement, idempotencyKey: key }),
  onSent: client => readAgain(client, finishPlacement),
})
