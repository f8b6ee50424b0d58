import { getStandings, type Row } from '#functions/platform/store/rows.ts'
import { type Place, PlaceStanding, placeAt, selfEvident } from '#shared/kernel/place.ts'
import type { RouteSpec } from '#shared/kernel/route.ts'
import {
  PersonStanding,
  personStandingKey,
  placeStandingKey,
  reachesPlace,
  reachesStudent,
  StudentStanding,
  studentStandingKey,
} from '#shared/kernel/standing.ts'
import type { Admission } from './admitting.ts'
import { Refusal } from './refusal.ts'
import { goOn, keyOfSession } from './session.ts'

/**
 * Admits an actor whose session goes on: to their own records, and beyond them by what identity last wrote of them,
 * whatever the token says. Gives that. Throws a `Refusal`: 401 and 403 as `goOn`; 403 where no stored role is admitted,
 * 404 where the record is not theirs to know of.
 */
export const admit: Admission = async ({ route, actor, path, at, agent }) => {
  const { scope, of = '' } = route.may
  const roles = route.may.roles === 'anyone' ? [] : route.may.roles
  const named = path[of] ?? ''
  const place = placeNamed(scope, named)
  const evident = place && selfEvident(place)
  const [personRow, row, thingRow] = await getStandings([
    personStandingKey(actor.personId),
    keyOfSession(actor),
    ...(scope === 'student' ? [studentStandingKey(named)] : []),
    ...(place && !evident ? [placeStandingKey(place)] : []),
  ])
  const person = personRow && PersonStanding.parse(standingOf(personRow))
  await goOn({ route, actor, person, row, at, agent })
  if (scope === 'self') return person
  if (!person?.roles.some(role => roles.includes(role))) throw new Refusal('kernel.notAllowed')
  const thing = thingRow && standingOf(thingRow)
  const reached =
    scope === 'island' ||
    (evident && reachesPlace(person, evident, roles)) ||
    (thing !== undefined &&
      (scope === 'student'
        ? reachesStudent(person, StudentStanding.parse(thing), roles)
        : reachesPlace(person, PlaceStanding.parse(thing), roles)))
  if (!reached) throw new Refusal('kernel.notFound')
  return person
}

/** The place that a path names, where the route's scope is one. */
function placeNamed(scope: RouteSpec['may']['scope'], named: string): Place | undefined {
  if (scope === 'place') return named
  return scope === 'group' || scope === 'school' || scope === 'region' ? placeAt(scope, named) : undefined
}

/** A standing is a strict object; its row also holds keys and bookkeeping. */
const standingOf = (row: Row): unknown => row.standing
