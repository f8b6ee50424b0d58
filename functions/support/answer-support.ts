import { command } from '#functions/platform/http/command.ts'
import { emit } from '#functions/platform/store/transaction.ts'
import { requestAnswered } from '#shared/support/events.ts'
import { answerSupport } from '#shared/support/routes.ts'
import { answered } from './support.ts'
import { readRequest, requestRow } from './support-store.ts'

export const handler = command(
  answerSupport,
  async ({ path: { personId, requestId }, body, at, refuse, commit }) => {
    const request = await readRequest(personId, requestId)
    if (!request) return refuse('kernel.notFound')
    if (request.state === 'answered') return refuse('support.alreadyAnswered')
    const reply = answered(request, body.answer, at)
    const failed = await commit({
      reply,
      writes: {
        // Neither answered by another meanwhile, nor erased with the person.
        request: {
          row: requestRow(reply, 'answered'),
          condition: 'attribute_exists(pk) AND #state <> :answered',
          names: { '#state': 'state' },
          values: { ':answered': 'answered' },
        },
      },
      emits: [emit(requestAnswered, { personId, requestId }, at)],
    })
    return failed.size === 0 ? reply : refuse('support.alreadyAnswered')
  },
  // What somebody wrote does not lie about in the rows of whoever answered it.
  async ({ path: { personId, requestId }, refuse }) =>
    (await readRequest(personId, requestId)) ?? refuse('kernel.notFound'),
)
