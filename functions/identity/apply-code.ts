import { command } from '#functions/platform/command.ts'
import { applyCode } from '#shared/identity/access-code-routes.ts'
import { useCode } from './use-code.ts'

export const handler = command(applyCode, ({ actor, body, at, refuse, commit }) =>
  useCode({ actor, letters: body.code, at, refuse, commit }),
)
