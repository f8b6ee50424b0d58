import { command } from '#functions/platform/http/command.ts'
import { readPlaceStanding } from '#functions/platform/store/standings.ts'
import { emit, retryOnConflict } from '#functions/platform/store/transaction.ts'
import { type PlaceStanding, partsOf, placeAt } from '#shared/kernel/place.ts'
import { schoolDay } from '#shared/kernel/school-day.ts'
import { familyNotified } from '#shared/notifications/events.ts'
import { notifyFamilies } from '#shared/notifications/message-routes.ts'
import { DAILY_SENDINGS } from '#shared/notifications/sending-routes.ts'
import { readAddresses, readAddressesOf } from './address-store.ts'
import type { Address } from './rules/address.ts'
import { isChildIn, maySend, stretchesOf } from './rules/sending.ts'
import { putBegun, readBegun } from './sending-store.ts'

const ASKED = { to: ['family' as const], priority: 'normal' as const }
/** Addresses that are read together. */
const PAGE = 500

/** To all of them or to nobody: who is not of the group is refused, and nobody is told. */
export const handler = command(
  notifyFamilies,
  async ({ actor: { personId: by }, standing, path: { groupId }, body, at, refuse, commit }) => {
    const where = await readPlaceStanding(placeAt('group', groupId))
    const sender = where && maySend(standing, { ...ASKED, where })
    if (!sender) return refuse('notifications.notYoursToTell')
    const named = body.studentIds && [...new Set(body.studentIds)]
    const found = named ? await readAddressesOf(named) : await childrenOf(where)
    if (found.length === 0) return refuse('notifications.nobodyThere')
    const children = found.filter(one => one && isChildIn(one, groupId)) as readonly Address[]
    if (children.length < found.length) return refuse('notifications.notInGroup')
    const day = schoolDay(at)
    const most = DAILY_SENDINGS[sender]
    const { message } = body
    return retryOnConflict(async () => {
      const before = await readBegun(by, day)
      if (before >= most) return refuse('notifications.tooManySendings')
      const left = Number.isFinite(most) ? most - before - 1 : null
      const reply = { children: children.length, left }
      const failed = await commit({
        reply,
        writes: { begun: putBegun(by, day, before, at) },
        emits: children.map(({ personId }) =>
          emit(familyNotified, { studentId: personId, groupId, by, message }, at),
        ),
      })
      return failed.size === 0 ? reply : undefined
    })
  },
)

/** The children of a group, as they are addressed among those of its school. */
async function childrenOf(where: PlaceStanding): Promise<readonly Address[]> {
  const { id: groupId } = partsOf(where.place)
  const children: Address[] = []
  for (const stretch of stretchesOf(where)) {
    let after: Readonly<Record<string, unknown>> | undefined
    do {
      const { rows, next } = await readAddresses(stretch, PAGE, after)
      children.push(...rows.flatMap(one => ('personId' in one && isChildIn(one, groupId) ? [one] : [])))
      after = next
    } while (after)
  }
  return children
}
