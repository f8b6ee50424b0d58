import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useAsyncAction } from '#web/lib/use-action.ts'
import { type PendingKind, takePending } from './pending-code.ts'
import { useClaim } from './use-claim.ts'

/** Claims what was typed before signing in, wherever the sign-in led. */
export function ClaimPending() {
  useClaimPending('family')
  useClaimPending('access')
  return null
}

function useClaimPending(kind: PendingKind): void {
  const { t } = useTranslation('identity')
  const { claim, told, words } = useClaim(kind)
  const { run } = useAsyncAction(claim, { done: told, failed: t('error'), words })
  useEffect(() => {
    // Once, at arrival: whoever takes it first claims it.
    const code = takePending(kind)
    if (code) void run(code)
  }, [kind, run])
}
