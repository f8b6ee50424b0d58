import { grantedAgain, useCode } from '#functions/identity/codes/use-code.ts'
import { command } from '#functions/platform/http/command.ts'
import { claimChild } from '#shared/identity/family-routes.ts'

export const handler = command(
  claimChild,
  ({ actor, body, at, refuse, commit }) =>
    useCode({ actor, letters: body.code, at, refuse, commit, only: ({ role }) => role === 'family' }),
  grantedAgain,
)
