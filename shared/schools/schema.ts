import * as z from 'zod/mini'
import { Region } from '../kernel/school.ts'

export const SchoolId = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/))

/** A school of the catalogue. */
export const School = z.strictObject({
  schoolId: SchoolId,
  name: z.string().check(z.trim(), z.minLength(2), z.maxLength(120)),
  region: Region,
  municipio: z.string(),
  active: z.boolean(),
})
export type School = z.output<typeof School>
