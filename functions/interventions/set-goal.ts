import { command } from '#functions/platform/http/command.ts'
import { setGoal } from '#shared/interventions/routes.ts'
import { changePlan, planNow } from './change-plan.ts'
import { aimed } from './interventions.ts'

export const handler = command(setGoal, changePlan(aimed), planNow)
