import { http } from '#functions/platform/http/http.ts'
import { listChallenges } from '#shared/achievements/routes.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { readRecord } from './record-store.ts'
import { challengesOn } from './rules/record.ts'

export const handler = http(listChallenges, async ({ actor: { personId }, at }) => ({
  challenges: [...challengesOn(await readRecord(personId), personId, schoolDay(at))],
}))
