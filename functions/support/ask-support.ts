import { newId } from '#functions/platform/clock.ts'
import { command } from '#functions/platform/http/command.ts'
import { emit, putNew, putVersion, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { highestRole } from '#shared/kernel/standing.ts'
import { requestAsked } from '#shared/support/events.ts'
import { askSupport } from '#shared/support/routes.ts'
import { DAILY_LIMIT } from '#shared/support/schema.ts'
import { newRequest } from './support.ts'
import { askedRow, readAsked, requestRow } from './support-store.ts'

export const handler = command(askSupport, async ({ actor, body, at, refuse, commit }) => {
  const { personId } = actor
  const day = schoolDay(at)
  const request = newRequest(newId(), body, at)
  return retryOnConflict(async () => {
    const before = await readAsked(personId, day)
    if (before >= DAILY_LIMIT) return refuse('support.tooMany')
    const failed = await commit({
      reply: request,
      writes: {
        request: putNew(requestRow({ ...request, personId, role: highestRole(actor.roles) })),
        asked: putVersion(askedRow(personId, day, before + 1, at), before),
      },
      emits: [emit(requestAsked, { personId, requestId: request.requestId }, at)],
    })
    return failed.size === 0 ? request : undefined
  })
})
