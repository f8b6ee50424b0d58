import { command } from '#functions/platform/http/command.ts'
import { retryOnConflict } from '#functions/platform/store/transaction.ts'
import { changeSchool } from '#shared/schools/routes.ts'
import type { School } from '#shared/schools/schema.ts'
import { located } from './schools.ts'
import { readSchool, writeSchool } from './schools-store.ts'

export const handler = command(changeSchool, ({ path: { schoolId }, body, at, refuse, commit }) =>
  retryOnConflict(async () => {
    const before = await readSchool(schoolId)
    if (!before) return refuse('kernel.notFound')
    const { name = before.name, region = before.region } = body
    const { municipio = before.municipio, active = before.active } = body
    const school = located<School>({ schoolId, name, region, municipio, active })
    if (typeof school === 'string') return refuse(school)
    const failed = await commit({ reply: school, ...writeSchool(school, before, at) })
    if (failed.has('name')) return refuse('schools.nameTaken', { field: 'name' })
    return failed.size === 0 ? school : undefined
  }),
)
