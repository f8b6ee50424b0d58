import {
  PersonStanding,
  personStandingKey,
  reachesPlace,
  reachesStudent,
  StudentStanding,
  studentStandingKey,
} from '#shared/kernel/standing.ts'
import type { Admission } from './http.ts'
import { Refusal } from './refusal.ts'
import { getStandings, type Row } from './rows.ts'

/**
 * Admits an actor to a record beyond their own by what identity last wrote, whatever the token says. Throws a
 * `Refusal`: 403 where no stored role is admitted, 404 where the record is not theirs to know of.
 */
export const admit: Admission = async (route, actor, path) => {
  const { roles, scope, of } = route.may
  if (roles === 'anyone' || scope === 'public' || scope === 'self') return
  const named = of ? (path[of] ?? '') : ''
  const keys = [
    personStandingKey(actor.personId),
    ...(scope === 'student' ? [studentStandingKey(named)] : []),
  ]
  const [personRow, studentRow] = await getStandings(keys)
  const person = personRow && PersonStanding.parse(standingOf(personRow))
  if (!person?.roles.some(role => roles.includes(role))) throw new Refusal('kernel.notAllowed')
  const reached =
    scope === 'student'
      ? studentRow !== undefined &&
        reachesStudent(person, StudentStanding.parse(standingOf(studentRow)), roles)
      : reachesPlace(person, scope, named, roles)
  if (!reached) throw new Refusal('kernel.notFound')
}

/** A standing is a strict object; its row also holds keys and bookkeeping. */
const standingOf = (row: Row): unknown => row.standing
