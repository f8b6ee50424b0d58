import { command } from '#functions/platform/http/command.ts'
import { changeIntervention } from '#shared/interventions/routes.ts'
import { changePlan, planNow } from './change-plan.ts'
import { changed } from './interventions.ts'

export const handler = command(changeIntervention, changePlan(changed), planNow)
