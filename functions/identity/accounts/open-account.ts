import { putCode, readCode } from '#functions/identity/codes/access-code-store.ts'
import { linkWrites } from '#functions/identity/families/family-store.ts'
import { membershipWrites, withoutFailed } from '#functions/identity/groups/membership.ts'
import { claimWrites } from '#functions/identity/rosters/claims.ts'
import { isReservedFor, type Newcomer, used } from '#functions/identity/rules/reservation.ts'
import type { SignUpRequest } from '#functions/identity/rules/sign-up-request.ts'
import { commit, retryOnConflict } from '#functions/platform/store/transaction.ts'
import type { PersonStanding } from '#shared/kernel/standing.ts'
import { putAddress } from './address-store.ts'
import { openingByCode, openingEmissions, openingOfStudent } from './opening.ts'
import { openingWrites, readStanding } from './person-store.ts'
import { reservationsOf } from './reservation-store.ts'
import { chosenSchool, SignUpRefusal } from './sign-up.ts'

interface Named extends Newcomer {
  readonly fullName: string
}

/** Opens the account of a student who signed up without a code; one that is open stays as it is. */
export async function openStudent(
  who: Named,
  request: Partial<SignUpRequest>,
  at: string,
): Promise<PersonStanding> {
  const opening = openingOfStudent(who, request, await chosenSchool(request))
  const { account, person, student } = opening
  const failed = await commit({
    writes: {
      ...openingWrites({ ...account, emailHash: who.emailHash }, person, student, at),
      address: putAddress(who.emailHash, who.personId),
    },
    emits: openingEmissions(opening, at),
  })
  return failed.size === 0 ? person : openAlready(who)
}

/**
 * Opens the account that a held code grants, and uses the code up, in one transaction; an account that is open stays as
 * it is. Throws a `SignUpRefusal` where the code is not held for it any more.
 */
export function openByCode(
  who: Named,
  request: Partial<SignUpRequest>,
  hash: string,
  at: string,
): Promise<PersonStanding> {
  const failures = new Set<string>()
  return retryOnConflict(async () => {
    const code = await readCode(hash)
    if (code?.usedBy === who.personId) return openAlready(who)
    if (!code || !isReservedFor(code, who)) throw new SignUpRefusal('noStanding')
    const grant = withoutFailed(code, failures)
    const opening = openingByCode(who, request, grant)
    const { account, person, student } = opening
    const failed = await commit<string>({
      writes: {
        ...openingWrites({ ...account, emailHash: who.emailHash }, person, student, at),
        address: putAddress(who.emailHash, who.personId),
        code: putCode(used(code, who.personId, at)),
        ...(student && membershipWrites(account, [], student.groupIds, grant)),
        ...(grant.role === 'teacher' && claimWrites(grant, who.personId)),
        ...(grant.childId && linkWrites(grant.childId, who.personId, at)),
      },
      emits: openingEmissions(opening, at, grant),
    })
    if (failed.size === 0) return person
    if (failed.has('person')) return openAlready(who)
    if (failed.has('child')) throw new SignUpRefusal('noStanding')
    for (const name of failed) failures.add(name)
    return undefined
  })
}

async function openAlready({ personId }: Named): Promise<PersonStanding> {
  const standing = await readStanding(personId)
  if (!standing) throw new Error('an account that was open is gone')
  return standing
}

/**
 * Ends what a killed sign-up left half done. A code still held for this account opens it; where one was, and is no
 * longer, nothing does, so that the account never comes alive beside the code's next user. Whoever never had one is a
 * student. Were the index late for once, a code's half account would open as a student's, and the code stay usable.
 */
export async function finishAccount(who: Named, at: string): Promise<PersonStanding> {
  const reservations = await reservationsOf(who.emailHash)
  const mine = reservations.filter(({ reservedFor }) => reservedFor?.includes(who.personId))
  const [held] = mine.filter(code => isReservedFor(code, who))
  if (held) return openByCode(who, {}, held.hash, at)
  if (mine.length > 0) throw new SignUpRefusal('noStanding')
  return openStudent(who, {}, at)
}
