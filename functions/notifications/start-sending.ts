import { newId } from '#functions/platform/clock.ts'
import { http } from '#functions/platform/http/http.ts'
import { currentTrace } from '#functions/platform/log.ts'
import { commit, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { DAILY_SENDINGS, startSending } from '#shared/notifications/sending-routes.ts'
import { ownSending } from './own-sending.ts'
import { maySend } from './rules/sending.ts'
import { started } from './rules/sending-job.ts'
import { advance, audited, putBegun, putSending, readBegun, shown, shownOnce } from './sending-store.ts'

/** Begins once, by what its sender may do now; one that began stays as it is. */
export const handler = http(startSending, request =>
  retryOnConflict(async () => {
    const { actor, standing, at, refuse } = request
    const { personId } = actor
    const job = await ownSending(request)
    if (job.state === 'counting') return refuse('notifications.notCounted')
    if (job.state !== 'counted') return shown(job)
    const sender = maySend(standing, job)
    if (!sender) return refuse('notifications.notYoursToTell')
    if (job.people === 0) return refuse('notifications.nobodyThere')
    const day = schoolDay(at)
    const before = await readBegun(personId, day)
    if (before >= DAILY_SENDINGS[sender]) return refuse('notifications.tooManySendings')
    const next = started(job, { noticeId: newId(), trace: currentTrace(), at })
    const failed = await commit({
      writes: { sending: putSending(next), begun: putBegun(personId, day, before, at) },
      emits: [advance(next, at), audited('sendingStarted', next, at)],
    })
    return failed.size === 0 ? shownOnce(next) : undefined
  }),
)
