import * as z from 'zod/mini'
import { legibleName } from '../kernel/legible-name.ts'
import { Region } from '../kernel/school.ts'

export const SchoolId = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/))

export const SchoolName = legibleName(2, 120)

/** A school of the catalogue. */
export const School = z.strictObject({
  schoolId: SchoolId,
  name: SchoolName,
  region: Region,
  municipio: z.string(),
  active: z.boolean(),
})
export type School = z.output<typeof School>
