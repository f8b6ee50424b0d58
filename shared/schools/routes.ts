import * as z from 'zod/mini'
import { route } from '../kernel/route.ts'
import { Region } from '../kernel/school.ts'
import { School } from './schema.ts'

export const listSchools = route({
  name: 'schools/list-schools',
  on: 'GET /schools',
  about: 'The active schools of a region by name, for those who sign up.',
  may: { roles: 'anyone', scope: 'public' },
  query: z.strictObject({ region: Region }),
  reply: z.strictObject({ schools: z.array(School) }),
  errors: [],
})
