import { FIRST_ANIMAL } from '#shared/coins/items.ts'
import { getInventory, getPurse } from '#shared/coins/routes.ts'
import type { Inventory } from '#shared/coins/schema.ts'
import type { Readable } from '#web/i18n/read.tsx'
import { useRead } from '#web/lib/query.ts'
import { useSession } from '#web/lib/session.ts'

/** What somebody who only looks has: what a child begins with. */
const BEGINNING: Inventory = { owned: [], appearance: { animal: FIRST_ANIMAL }, freezes: 0 }

const looking = <Data>(data: Data): Readable<Data> => ({
  data,
  error: null,
  fetchStatus: 'idle',
  refetch: () => undefined,
})

/** Whether somebody gathers for themself; others look at what a child who begins sees. */
export function useIsStudent(): boolean {
  const session = useSession()
  return session.status === 'signedIn' && session.person.roles.includes('student')
}

/** What a child owns and wears. */
export function useInventory(): Readable<Inventory> {
  const isStudent = useIsStudent()
  const read = useRead(getInventory, {}, { enabled: isStudent })
  return isStudent ? read : looking(BEGINNING)
}

/** How many coins there are to spend; the top bar tells of each change. */
export function useBalance(): number | undefined {
  const isStudent = useIsStudent()
  const { data } = useRead(getPurse, {}, { enabled: isStudent })
  return isStudent ? data?.balance : 0
}
