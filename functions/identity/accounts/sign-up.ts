import { isStillGiven } from '#functions/identity/codes/issuer.ts'
import { hashOfCode, hashOfEmail } from '#functions/identity/rules/access-code.ts'
import { admits } from '#functions/identity/rules/address-claim.ts'
import type { Newcomer } from '#functions/identity/rules/reservation.ts'
import type { SignUpRequest } from '#functions/identity/rules/sign-up-request.ts'
import { TriggerRefusal } from '#functions/platform/events/trigger.ts'
import { FullName } from '#shared/identity/schema.ts'
import { readAddress } from './address-store.ts'
import { letGo, reserve } from './reservation-store.ts'
import { readSchool } from './school-store.ts'
import { countFailure, mayTryNow } from './tries-store.ts'

/** Ends a sign-up. Cognito passes the message on, as it stands in an error's text. */
export class SignUpRefusal extends TriggerRefusal {
  override readonly name = 'SignUpRefusal'

  constructor(
    code:
      | 'codeInvalid'
      | 'codeNeeded'
      | 'emailReserved'
      | 'emailTaken'
      | 'familyCodeInvalid'
      | 'gradeNeeded'
      | 'nameInvalid'
      | 'noStanding'
      | 'schoolUnknown'
      | 'tooManyTries',
  ) {
    super(`identity.${code}`)
  }
}

export const newcomer = (personId: string, email: string): Newcomer => ({
  personId,
  emailHash: hashOfEmail(email),
})

/**
 * Lets a sign-up begin, or throws a `SignUpRefusal`. A code is held for it, so that no other can use it meanwhile: not before
 * it is known that nobody has the address. Gives whether the address is proven.
 */
export async function admitSignUp(
  who: Newcomer,
  fullName: string,
  request: SignUpRequest,
  at: string,
): Promise<{ readonly proven: boolean }> {
  if (!FullName.safeParse(fullName).success) throw new SignUpRefusal('nameInvalid')
  if (!request.code && request.accountType !== 'student') throw new SignUpRefusal('codeNeeded')
  if (!request.code && !request.grade) throw new SignUpRefusal('gradeNeeded')
  const { isTaken, claim } = await readAddress(who.emailHash)
  const admitted = admits(claim, request.addressTicket, at)
  if (isTaken || admitted === 'other') throw new SignUpRefusal('emailTaken')
  if (request.code) await holdCode(who, request, request.code, at)
  else if (request.schoolId && !(await chosenSchool(request))) throw new SignUpRefusal('schoolUnknown')
  return { proven: admitted !== 'anybody' && admitted.proven }
}

async function holdCode(
  who: Newcomer,
  { accountType, grade }: SignUpRequest,
  letters: string,
  at: string,
): Promise<void> {
  if (!(await mayTryNow(who.emailHash, at))) throw new SignUpRefusal('tooManyTries')
  const code = await reserve(hashOfCode(letters), who, at)
  if (!code || !(await isStillGiven(code))) {
    await countFailure(who.emailHash, at)
    throw new SignUpRefusal(accountType === 'family' ? 'familyCodeInvalid' : 'codeInvalid')
  }
  if (code.role === 'student' && !(code.grade ?? grade)) {
    await letGo(code)
    throw new SignUpRefusal('gradeNeeded')
  }
}

/** The school that a student without a code chose, where it is an active one of the chosen region. */
export async function chosenSchool({ schoolId, region }: Pick<SignUpRequest, 'schoolId' | 'region'>) {
  const school = schoolId ? await readSchool(schoolId) : undefined
  return school?.active && (!region || school.region === region) ? school : undefined
}
