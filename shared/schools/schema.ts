import * as z from 'zod/mini'
import { Region } from '../kernel/school.ts'

export const SchoolId = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/))

/** 2 to 120 characters, no control or direction-changing ones, no spaces at its ends. */
export const SchoolName = z
  .string()
  .check(
    z.trim(),
    z.normalize('NFC'),
    z.minLength(2),
    z.maxLength(120),
    z.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u),
  )

/** A school of the catalogue. */
export const School = z.strictObject({
  schoolId: SchoolId,
  name: SchoolName,
  region: Region,
  municipio: z.string(),
  active: z.boolean(),
})
export type School = z.output<typeof School>
