import { command } from '#functions/platform/http/command.ts'
import { addSchool } from '#shared/schools/routes.ts'
import { idOf, located } from './schools.ts'
import { writeSchool } from './schools-store.ts'

export const handler = command(addSchool, async ({ body, at, refuse, commit }) => {
  const school = located({ ...body, schoolId: body.schoolId ?? idOf(body) })
  if (typeof school === 'string') return refuse(school)
  const failed = await commit({ reply: school, ...writeSchool(school, undefined, at) })
  if (failed.has('name')) return refuse('schools.nameTaken', { field: 'name' })
  if (failed.has('school')) return refuse('schools.idTaken', { field: 'schoolId' })
  return school
})
