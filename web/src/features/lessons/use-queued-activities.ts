import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { ReplyOf } from '#shared/kernel/route.ts'
import { finishActivity, listActivities } from '#shared/lessons/routes.ts'
import { FinishedActivity } from '#shared/lessons/schema.ts'
import { call } from '#web/lib/client.ts'
import { keyOf } from '#web/lib/query.ts'
import { outboxHook } from '#web/lib/use-outbox.ts'

/** An account's finished activities. */
export const useQueuedActivities = outboxHook({
  what: 'lesson',
  schema: z.strictObject({ key: z.string(), activity: FinishedActivity }),
  post: ({ key, activity }) => call(finishActivity, { body: activity, idempotencyKey: key }),
  onSent: (client: QueryClient, { done }) =>
    client.setQueryData<ReplyOf<typeof listActivities>>(
      keyOf(listActivities, {}),
      state =>
        state && {
          ...state,
          activities: [...state.activities.filter(one => one.activityId !== done.activityId), done],
        },
    ),
})
