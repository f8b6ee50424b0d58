import { http } from '#functions/platform/http/http.ts'
import { listTexts } from '#shared/generation/routes.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { asOwn } from './generation.ts'
import { leftOn, listNewest } from './generation-store.ts'

export const handler = http(listTexts, async ({ actor, at }) => {
  const [texts, left] = await Promise.all([listNewest(actor.personId), leftOn(actor.personId, schoolDay(at))])
  return { texts: texts.map(asOwn), left }
})
