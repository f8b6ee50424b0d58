import { command } from '#functions/platform/http/command.ts'
import { putNew } from '#functions/platform/store/transaction.ts'
import { logSession } from '#shared/interventions/routes.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { isItsDay } from './interventions.ts'
import { readPlan } from './plans-store.ts'
import { readSession, sessionRow } from './sessions-store.ts'

/** The key names the intention, and the note with it: a repeat finds it. */
export const handler = command(
  logSession,
  async ({ actor, path, body, at, idempotencyKey: sessionId = '', refuse, commit }) => {
    const plan = await readPlan(path.studentId, path.interventionId)
    if (!plan) return refuse('interventions.unknown')
    if (!isItsDay(plan, body, schoolDay(at))) return refuse('interventions.wrongDay')
    const session = { sessionId, ...body, by: actor.personId }
    const row = sessionRow({ ...path, day: body.day, sessionId }, session, at)
    await commit({ reply: session, writes: { session: putNew(row) } })
    return session
  },
  async ({ path, body: { day }, idempotencyKey: sessionId = '', refuse }) =>
    (await readSession({ ...path, day, sessionId })) ?? refuse('kernel.notFound'),
)
