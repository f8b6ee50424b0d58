import { command } from '#functions/platform/http/command.ts'
import { applyCode } from '#shared/identity/access-code-routes.ts'
import { grantedAgain, useCode } from './use-code.ts'

export const handler = command(
  applyCode,
  ({ actor, body, at, refuse, commit }) => useCode({ actor, letters: body.code, at, refuse, commit }),
  grantedAgain,
)
