import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { ReplyOf } from '#shared/kernel/route.ts'
import { FinishedPractice, type Practice } from '#shared/reading/practice.ts'
import { finishPractice, getPractice } from '#shared/reading/routes.ts'
import { summed, tallyOfRound, untouched } from '#shared/reading/sound-tally.ts'
import { call } from '#web/lib/client.ts'
import { keyOf } from '#web/lib/query.ts'
import { outboxHook } from '#web/lib/use-outbox.ts'

type PracticeTallies = ReplyOf<typeof getPractice>

/** A child’s tallies with a round more: the server's own sums hear of it a little later. */
function withRound({ sounds }: PracticeTallies, practice: Practice): PracticeTallies {
  const { sound } = practice
  const { all, recent } = sounds.find(one => one.sound === sound) ?? { all: untouched, recent: untouched }
  const round = tallyOfRound(practice)
  const after = { sound, all: summed(all, round), recent: summed(recent, round) }
  return { sounds: [...sounds.filter(one => one.sound !== sound), after] }
}

/** An account's rounds of practice. */
export const useQueuedPractice = outboxHook({
  what: 'practice',
  schema: z.strictObject({ key: z.string(), practice: FinishedPractice }),
  post: ({ key, practice }) => call(finishPractice, { body: practice, idempotencyKey: key }),
  onSent: (client: QueryClient, { practice }) =>
    client.setQueryData<PracticeTallies>(
      keyOf(getPractice, {}),
      state => state && withRound(state, practice),
    ),
})
