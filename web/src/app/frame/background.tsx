import { useState } from 'react'
import { RecordLogin } from '#web/features/activity/record-login.tsx'
import { isPending } from '#web/features/identity/codes/pending-code.ts'
import { FollowSettings } from '#web/features/settings/follow-settings.tsx'
import { optionalPart } from '#web/lib/optional-part.tsx'
import type { Person } from '#web/lib/session.ts'

// With contracts behind them.
const SendQueued = optionalPart(async () => (await import('./send-queued.tsx')).SendQueued)
const ClaimPending = optionalPart(
  async () => (await import('#web/features/identity/codes/claim-pending.tsx')).ClaimPending,
)

/** What a signed-in page does beside what it shows. */
export function Background({ person: { personId, roles, kind } }: { readonly person: Person }) {
  const [claims] = useState(isPending)
  return (
    <>
      <RecordLogin personId={personId} />
      <FollowSettings personId={personId} />
      {claims && kind !== 'pictures' && <ClaimPending />}
      {roles.includes('student') && <SendQueued personId={personId} />}
    </>
  )
}
