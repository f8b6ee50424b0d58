import { type PlaceStanding, partsOf } from '#shared/kernel/place.ts'
import { REGIONS } from '#shared/kernel/school.ts'
import { type Sender, senderIn } from '#shared/kernel/sender.ts'
import type { PersonStanding } from '#shared/kernel/standing.ts'
import type { OpenSending } from '#shared/notifications/sending.ts'
import { TOLD_BY } from '#shared/notifications/sending-routes.ts'
import { type Address, NO_REGION } from './address.ts'

/** Whether they may tell these roles something so important: what breaks into quiet hours is no teacher's. */
export const mayTell = (sender: Sender, { to, priority }: Pick<OpenSending, 'to' | 'priority'>): boolean =>
  to.every(role => TOLD_BY[sender].includes(role)) && (priority !== 'urgent' || sender !== 'teacher')

/** As what somebody, as they stand by now, may send a message to a place; undefined where they may not. */
export function maySend(
  person: PersonStanding | undefined,
  { where, ...message }: { readonly where: PlaceStanding } & Pick<OpenSending, 'to' | 'priority'>,
): Sender | undefined {
  const sender = person && senderIn(person, where)
  return sender && mayTell(sender, message) ? sender : undefined
}

/** A stretch of the addresses in which everybody of a place is. */
export interface Stretch {
  readonly region: string
  /** Of a school or of a group in it. */
  readonly schoolId?: string | undefined
}

/** Where the addresses of a place lie, in the order in which they are gone through. */
export function stretchesOf({ place, schoolId, region }: PlaceStanding): readonly Stretch[] {
  if (partsOf(place).kind === 'island') return [...REGIONS, NO_REGION].map(region => ({ region }))
  return region ? [{ region, schoolId }] : []
}

/** Who is told something that goes to these roles of a place, by an address that was found there. */
export function recipientsOf(
  { personId, roles, groupIds, familyIds }: Address,
  { place, to, sentBy }: { readonly place: string } & Pick<OpenSending, 'to'> & { readonly sentBy: string },
): readonly string[] {
  const { kind, id } = partsOf(place)
  if (kind === 'group' && !groupIds.includes(id)) return []
  const self = to.some(role => role !== 'family' && roles.includes(role)) ? [personId] : []
  const families = to.includes('family') && roles.includes('student') ? familyIds : []
  return [...self, ...families].filter(id => id !== sentBy)
}

/** Whether somebody is a child of a group, by their address. */
export const isChildIn = (
  { roles, groupIds }: Pick<Address, 'roles' | 'groupIds'>,
  groupId: string,
): boolean => roles.includes('student') && groupIds.includes(groupId)
