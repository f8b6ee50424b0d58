import * as z from 'zod/mini'
import { TypedCode } from '#shared/identity/access-code.ts'
import { Grade, Language, Region } from '#shared/kernel/school.ts'
import { Role } from '#shared/kernel/standing.ts'

const MOST_CHARACTERS = 64
const TypedLetters = z.pipe(
  z.string(),
  z.pipe(
    z.transform((typed: string) => typed.slice(0, MOST_CHARACTERS)),
    TypedCode,
  ),
)

/**
 * What a page says beside a sign-up. All of it is only asked for: the role and the place come from the code alone, and what
 * cannot be read counts as not said.
 */
const SignUpRequest = z.object({
  accountType: z.catch(Role, 'student'),
  code: z.catch(z.optional(TypedLetters), undefined),
  schoolId: z.catch(z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))), undefined),
  region: z.catch(z.optional(Region), undefined),
  grade: z.catch(z.optional(Grade), undefined),
  language: z.catch(z.optional(Language), undefined),
  /** What claiming the address gave. */
  addressTicket: z.catch(z.optional(z.string().check(z.maxLength(64))), undefined),
})
export type SignUpRequest = z.output<typeof SignUpRequest>

/** From the client metadata of a Cognito trigger. */
export function signUpRequestOf(metadata: Readonly<Record<string, string>> | undefined): SignUpRequest {
  const { code, ...request } = SignUpRequest.parse(metadata ?? {})
  return { ...request, ...(code && { code }) }
}
