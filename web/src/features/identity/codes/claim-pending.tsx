import { useEffect } from 'react'
import { type PendingKind, takePending } from './pending-code.ts'
import { useClaim } from './use-claim.ts'

/** Claims what was typed before signing in, wherever the sign-in led. */
export function ClaimPending() {
  useClaimPending('family')
  useClaimPending('access')
  return null
}

function useClaimPending(kind: PendingKind): void {
  const { claim } = useClaim(kind)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at arrival; whoever takes it first claims it
  useEffect(() => {
    const code = takePending(kind)
    if (code) void claim(code)
  }, [kind])
}
