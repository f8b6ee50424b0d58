import { newId } from '#functions/platform/clock.ts'
import { command } from '#functions/platform/http/command.ts'
import { retryOnConflict } from '#functions/platform/store/transaction.ts'
import { startIntervention } from '#shared/interventions/routes.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { started } from './interventions.ts'
import { planEmits, planWrites, readPlans } from './plans-store.ts'

export const handler = command(
  startIntervention,
  async ({ actor, path: { studentId }, body, at, refuse, commit }) => {
    const interventionId = newId()
    return retryOnConflict(async () => {
      const before = await readPlans(studentId)
      const by = { by: actor.personId, today: schoolDay(at), interventionId, studentId }
      const planned = started(body, before.open, by)
      if ('refused' in planned) return refuse(`interventions.${planned.refused}`)
      const { plan } = planned
      const writes = planWrites(before, plan, at)
      const failed = await commit({ reply: plan, writes, emits: planEmits(before, plan, at) })
      return failed.size === 0 ? plan : undefined
    })
  },
  async ({ path: { studentId }, body: { language }, refuse }) => {
    const { open } = await readPlans(studentId)
    return open.find(one => one.language === language) ?? refuse('kernel.notFound')
  },
)
