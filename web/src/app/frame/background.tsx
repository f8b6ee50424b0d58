import { useState } from 'react'
import { isStaff } from '#shared/kernel/session.ts'
import { RecordLogin } from '#web/features/activity/record-login.tsx'
import { endsByItself } from '#web/features/identity/accounts/ends-by-itself.ts'
import { isPending } from '#web/features/identity/codes/pending-code.ts'
import { FollowSettings } from '#web/features/settings/follow-settings.tsx'
import { optionalPart } from '#web/lib/optional-part.tsx'
import type { Person } from '#web/lib/session.ts'
import { useLeavingTogether } from './use-leaving-together.ts'

// Not needed for what shows first.
const SendQueued = optionalPart(async () => (await import('./send-queued.tsx')).SendQueued)
const KeepKnown = optionalPart(async () => (await import('#web/offline/keep-known.tsx')).KeepKnown)
const KeepGrade = optionalPart(async () => (await import('#web/offline/keep-grade.tsx')).KeepGrade)
const Gains = optionalPart(async () => (await import('#web/features/achievements/gains.tsx')).Gains)
const ClaimPending = optionalPart(
  async () => (await import('#web/features/identity/codes/claim-pending.tsx')).ClaimPending,
)
const RestWatch = optionalPart(
  async () => (await import('#web/features/identity/accounts/rest-watch.tsx')).RestWatch,
)
const MustHaveFactor = optionalPart(
  async () => (await import('#web/features/identity/accounts/must-have-factor.tsx')).MustHaveFactor,
)
const KeysDialog = optionalPart(
  async () => (await import('#web/features/support/keys-dialog.tsx')).KeysDialog,
)

/** What a signed-in page does beside what it shows. */
export function Background({ person }: { readonly person: Person }) {
  const { personId, roles, kind } = person
  const [claims] = useState(isPending)
  useLeavingTogether(personId)
  return (
    <>
      <RecordLogin personId={personId} />
      <FollowSettings personId={personId} />
      {claims && kind !== 'pictures' && <ClaimPending />}
      {endsByItself(person) && <RestWatch person={person} />}
      {isStaff(roles) && <MustHaveFactor person={person} />}
      {isStaff(roles) && <KeysDialog />}
      {roles.includes('student') && <SendQueued personId={personId} />}
      {roles.includes('student') && <KeepKnown personId={personId} />}
      {roles.includes('student') && <KeepGrade person={person} />}
      {roles.includes('student') && <Gains />}
    </>
  )
}
