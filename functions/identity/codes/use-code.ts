import { grantAudited, placing } from '#functions/identity/accounts/opening.ts'
import {
  addAdmin,
  type Person,
  personWrites,
  putStudentStanding,
  readPerson,
  readStudentRow,
} from '#functions/identity/accounts/person-store.ts'
import { countTry } from '#functions/identity/accounts/tries-store.ts'
import { linkWrites } from '#functions/identity/families/family-store.ts'
import { membershipWrites, withoutFailed } from '#functions/identity/groups/membership.ts'
import { claimWrites } from '#functions/identity/rosters/claims.ts'
import { type Code, type Grant, hashOfCode, hashOfEmail } from '#functions/identity/rules/access-code.ts'
import { confirmed } from '#functions/identity/rules/account.ts'
import { isFor, newStudent, studentWithGrant, withGrant } from '#functions/identity/rules/grant.ts'
import { isFree, used } from '#functions/identity/rules/reservation.ts'
import { emit, retryOnConflict, type Transaction } from '#functions/platform/store/transaction.ts'
import type { Granted } from '#shared/identity/access-code.ts'
import { standingChanged, studentPlaced } from '#shared/identity/events.ts'
import { putCode, readCode } from './access-code-store.ts'
import { isStillGiven } from './issuer.ts'

interface Use {
  readonly actor: { readonly personId: string; readonly email?: string }
  readonly letters: string
  readonly at: string
  /** Which codes may be used here; another reads like one that never was. */
  readonly only?: (code: Code) => boolean
  readonly refuse: (code: 'identity.codeInvalid' | 'kernel.tooManyRequests' | 'kernel.notFound') => never
  readonly commit: (
    transaction: Transaction<string> & { readonly reply: Granted },
  ) => Promise<ReadonlySet<string>>
}

/**
 * Uses a further code: the role is added, and the code used up, in one transaction. What is not open to this person
 * (unknown, used, expired, held by a sign-up, of no use to them) is refused alike, after the same reads and writes.
 */
export async function useCode({ actor, letters, at, only, refuse, commit }: Use): Promise<Granted> {
  const { personId, email = '' } = actor
  const before = await countTry(personId, at)
  if (before === 'locked') return refuse('kernel.tooManyRequests')
  const hash = hashOfCode(letters)
  const failures = new Set<string>()
  return retryOnConflict(async () => {
    const [code, person] = await Promise.all([readCode(hash), readPerson(personId)])
    if (!person) return refuse('kernel.notFound')
    const usable =
      code &&
      isFree(code, hashOfEmail(email), at) &&
      (!only || only(code)) &&
      isFor(person.standing, code) &&
      (await isStillGiven(code))
    if (!usable || failures.has('child')) return refuse('identity.codeInvalid')
    const grant = withoutFailed(code, failures)
    const reply = granted(grant)
    const { writes, emits } = await grantTo(person, grant, at)
    const failed = await commit({
      reply,
      writes: {
        ...writes,
        code: putCode(used(code, personId, at)),
        ...(!failures.has('tries') && { tries: before }),
      },
      emits,
    })
    for (const name of failed) failures.add(name)
    return failed.size === 0 ? reply : undefined
  })
}

const granted = ({ role, schoolName, region, forName }: Grant): Granted => ({
  role,
  ...(schoolName && { schoolName }),
  ...(region && { region }),
  ...(role === 'family' && forName && { childName: forName }),
})

interface Repeated {
  readonly body: { readonly code: string }
  readonly refuse: (code: 'identity.codeInvalid') => never
}

/** The answer to a use of a code that is sent again, from the code itself. */
export async function grantedAgain({ body, refuse }: Repeated): Promise<Granted> {
  const code = await readCode(hashOfCode(body.code))
  return code ? granted(code) : refuse('identity.codeInvalid')
}

/** What a grant writes for someone who has an account. */
async function grantTo(person: Person, grant: Grant, at: string): Promise<Required<Transaction<string>>> {
  const { personId } = person.account
  const { role, childId } = grant
  const standing = withGrant(person.standing, grant)
  const told = [emit(standingChanged, { personId }, at), grantAudited(personId, grant, at)]
  if (role === 'family') {
    // A family already linked keeps its link, and the code is used up.
    const isNew = childId && !person.standing.childIds.includes(childId)
    return {
      writes: { ...personWrites({ ...person, standing }), ...(isNew && linkWrites(childId, personId, at)) },
      emits: isNew ? [...told, emit(standingChanged, { personId: childId }, at)] : told,
    }
  }
  const stored = await readStudentRow(personId)
  const before = stored?.standing ?? (role === 'student' ? newStudent(personId) : undefined)
  const student = before && studentWithGrant(before, grant)
  const account = accountWith(person, grant)
  return {
    writes: {
      ...personWrites({ ...person, account, standing }),
      ...(role === 'admin' && { admins: addAdmin(personId) }),
      ...(role === 'teacher' && claimWrites(grant, personId)),
      ...(student && {
        student: putStudentStanding(student, stored?.version ?? 0),
        ...membershipWrites(account, before.groupIds, student.groupIds, grant),
      }),
    },
    emits: student ? [...told, emit(studentPlaced, placing(account, student), at)] : told,
  }
}

/** A profile after an institutional grant: its school's name, and for a student, whom nobody has to confirm now, a grade. */
function accountWith({ account }: Person, { role, schoolName, grade }: Grant): Person['account'] {
  const named = { ...account, ...(schoolName && { schoolName }) }
  if (role !== 'student') return named
  return { ...confirmed(named), ...(grade && { grade }) }
}
