import { http } from '#functions/platform/http/http.ts'
import { schoolDay, weekOf } from '#shared/kernel/school-day.ts'
import { changePreferences } from '#shared/social/routes.ts'
import { changeLine } from './board-store.ts'
import { closedTo } from './rules/self.ts'
import { changeSelf, readSelf } from './social-store.ts'

export const handler = http(changePreferences, async ({ actor: { personId }, body, at, refuse }) => {
  if (closedTo(await readSelf(personId))) return refuse('social.closed')
  await changeSelf(personId, { onSchoolBoard: body.onSchoolBoard })
  await changeLine(personId, weekOf(schoolDay(at)), at, line => line)
  return body
})
