import type { Role } from '#shared/kernel/standing.ts'
import { SessionOver } from '#web/features/identity/accounts/session-over.tsx'
import { OfflineNotice } from './offline-notice.tsx'

/** What is said over every screen while something is not as usual. Most never see it. */
export const Notices = ({ role }: { readonly role: Role }) => (
  <>
    <OfflineNotice role={role} />
    <SessionOver />
  </>
)
