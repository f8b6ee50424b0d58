import { http } from '#functions/platform/http/http.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { getPractice } from '#shared/reading/routes.ts'
import { readSounds } from './practice-store.ts'

export const handler = http(getPractice, async ({ actor, at }) => ({
  sounds: await readSounds(actor.personId, schoolDay(at)),
}))
