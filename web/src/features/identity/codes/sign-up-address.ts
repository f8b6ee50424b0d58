import type { NewAccessCode } from '#shared/identity/access-code.ts'

/** Where a code's picture leads: the sign-up with the code typed in and its account type chosen. */
export const signUpAddress = (
  { code, role }: Pick<NewAccessCode, 'code' | 'role'>,
  site = location.origin,
): string => `${site}/auth?code=${code}&as=${role}`
