import * as z from 'zod/mini'
import { Place } from '../kernel/place.ts'
import { Role } from '../kernel/standing.ts'

/** 31 letters and digits without look-alikes (no I, L, O, 0, 1). */
export const CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
export const CODE_LENGTH = 10
export const CODE_DAYS = 30

/** A code as anyone may type it: any case, with or without the dash and spaces. Gives the ten letters in upper case. */
export const TypedCode = z.pipe(
  z.string().check(z.maxLength(64)),
  z.transform((typed: string) => typed.toUpperCase().replace(/[\s-]/g, '')),
)

/** The ten letters as they are shown: `XXXXX-XXXXX`. */
export const shownCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`

export const CodeState = z.enum(['open', 'used', 'revoked', 'expired'])
export type CodeState = z.output<typeof CodeState>

/** A code as those who manage it see it: never its letters. */
export const AccessCode = z.strictObject({
  codeId: z.string(),
  /** What its use makes of a person. */
  role: Role,
  /** Where they then belong; a family's code names the school of the child. */
  place: Place,
  /** For whom it was made: a child of the roster, or the child whose family it is. */
  forName: z.optional(z.string()),
  /** That child, where there is an account already. */
  studentId: z.optional(z.string()),
  state: CodeState,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  usedAt: z.optional(z.iso.datetime()),
})
export type AccessCode = z.output<typeof AccessCode>

/** A code at its making: the only time its letters are shown. */
export const NewAccessCode = z.strictObject({
  codeId: z.string(),
  code: z.string(),
  role: Role,
  place: Place,
  forName: z.optional(z.string()),
  expiresAt: z.iso.datetime(),
})
export type NewAccessCode = z.output<typeof NewAccessCode>

/** What the use of a code made of a person. */
export const Granted = z.strictObject({
  role: Role,
  schoolName: z.optional(z.string()),
  region: z.optional(z.string()),
  /** The child, where the code was a family's. */
  childName: z.optional(z.string()),
})
export type Granted = z.output<typeof Granted>
