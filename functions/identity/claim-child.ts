import { command } from '#functions/platform/command.ts'
import { claimChild } from '#shared/identity/family-routes.ts'
import { useCode } from './use-code.ts'

export const handler = command(claimChild, ({ actor, body, at, refuse, commit }) =>
  useCode({ actor, letters: body.code, at, refuse, commit, only: ({ role }) => role === 'family' }),
)
