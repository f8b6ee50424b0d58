import { command } from '#functions/platform/http/command.ts'
import { retryOnConflict } from '#functions/platform/store/transaction.ts'
import { setGoal } from '#shared/interventions/routes.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { aimed } from './interventions.ts'
import { planWrites, readPlan, readToChange } from './plans-store.ts'

export const handler = command(
  setGoal,
  ({ actor, path: { studentId, interventionId }, body, at, refuse, commit }) =>
    retryOnConflict(async () => {
      const found = await readToChange(studentId, interventionId)
      if ('refused' in found) return refuse(`interventions.${found.refused}`)
      const planned = aimed(found.plan, body, { by: actor.personId, today: schoolDay(at) })
      if ('refused' in planned) return refuse(`interventions.${planned.refused}`)
      const writes = planWrites(found.before, planned.plan, at)
      const failed = await commit({ reply: planned.plan, writes })
      return failed.size === 0 ? planned.plan : undefined
    }),
  async ({ path: { studentId, interventionId }, refuse }) =>
    (await readPlan(studentId, interventionId)) ?? refuse('kernel.notFound'),
)
