import * as z from 'zod/mini'
import { stored } from '#functions/platform/store/stored.ts'
import type { Audience, Occasion } from '#shared/automations/occasions.ts'
import { MOST_RULES, type NewRule, Rule } from '#shared/automations/schema.ts'
import { type Place, PlaceStanding, partsOf, placeAt } from '#shared/kernel/place.ts'
import type { SchoolDay } from '#shared/kernel/school-day.ts'
import { type Sender, senderIn } from '#shared/kernel/sender.ts'
import { highestRole, type PersonStanding } from '#shared/kernel/standing.ts'

/** A rule as it is stored. */
export const StoredRule = stored(Rule, {
  madeBy: z.string(),
  where: PlaceStanding,
  endedAt: z.optional(z.string()),
})
export type StoredRule = z.output<typeof StoredRule>

/** Whether somebody who has so many rules can make no more. */
export const isFull = (rules: number): boolean => rules >= MOST_RULES

interface Making {
  readonly ruleId: string
  readonly madeBy: string
  readonly where: PlaceStanding
  readonly at: string
}

export const newRule = ({ ruleId, madeBy, where, at }: Making, said: NewRule): StoredRule => ({
  ruleId,
  madeBy,
  where,
  place: where.place,
  ...said,
  state: 'off',
  madeAt: at,
  version: 0,
})

/** As what somebody may make rules for a place: for a group or a school, where they may tell it something. */
export function maker(
  person: PersonStanding | undefined,
  where: PlaceStanding | undefined,
): Sender | undefined {
  if (!person || !where || !['group', 'school'].includes(partsOf(where.place).kind)) return undefined
  return senderIn(person, where)
}

/** What a rule hears of, and where: how it is found while it is on. */
export const watchKey = (occasion: Occasion, place: Place): string => `${occasion}#${place}`

/** Where rules for a child look. */
export const placesOf = ({
  groupIds,
  schoolId,
}: {
  readonly groupIds: readonly string[]
  readonly schoolId?: string | undefined
}): readonly Place[] => [
  ...groupIds.map(id => placeAt('group', id)),
  ...(schoolId ? [placeAt('school', schoolId)] : []),
]

/** The places whose hold holds a rule: what lies around it, and nothing smaller than a school. */
export const heldBy = ({ schoolId, region }: PlaceStanding): readonly Place[] => [
  ...(schoolId ? [placeAt('school', schoolId)] : []),
  ...(region ? [placeAt('region', region)] : []),
  'island',
]

/** Whether somebody who reaches all of a place may hold its rules: a group’s are its maker’s to hold. */
export const canBeHeld = (place: Place): boolean => partsOf(place).kind !== 'group'

/** Where somebody may hold everybody’s rules. */
export function holdsAll({ roles, schoolId, region }: PersonStanding): Place | null {
  const role = highestRole(roles)
  if (role === 'admin') return 'island'
  if (role === 'ore') return region ? placeAt('region', region) : null
  return role === 'director' && schoolId ? placeAt('school', schoolId) : null
}

/** A rule that was switched; undefined where it is so already. `untried` where it was not tried on this day. */
export function switched(
  rule: StoredRule,
  isOn: boolean,
  { at, today }: { readonly at: string; readonly today: SchoolDay },
): StoredRule | 'untried' | undefined {
  if (!isOn) return rule.state === 'on' ? { ...rule, state: 'off' } : undefined
  if (rule.state === 'on') return undefined
  return rule.previewedOn === today ? { ...rule, state: 'on', onSince: at } : 'untried'
}

/** The words that people are told in: the house’s for it, or the maker’s, said to be of what they are. */
export const wordsFor = (
  { own, when, tells }: Pick<NewRule, 'own' | 'when' | 'tells'>,
  sender: Sender,
): string => (own ? `own-${tells === 'me' ? 'me' : sender}` : `${when.occasion}-${tells satisfies Audience}`)
