import { command } from '#functions/platform/http/command.ts'
import { endIntervention } from '#shared/interventions/routes.ts'
import { changePlan, planNow } from './change-plan.ts'
import { ended } from './interventions.ts'

export const handler = command(endIntervention, changePlan(ended), planNow)
