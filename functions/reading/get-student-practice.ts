import { http } from '#functions/platform/http/http.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { getStudentPractice } from '#shared/reading/routes.ts'
import { readSounds } from './practice-store.ts'

export const handler = http(getStudentPractice, async ({ path, at }) => ({
  sounds: await readSounds(path.studentId, schoolDay(at)),
}))
