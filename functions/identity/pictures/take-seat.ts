import { countFailure, countTry, mayTryNow } from '#functions/identity/accounts/tries-store.ts'
import { readClass, readMembers } from '#functions/identity/groups/group-store.ts'
import { isSecret, triesOfChild, triesOfClass, typedClassCode } from '#functions/identity/rules/pictures.ts'
import { seatOf } from '#functions/identity/rules/seats.ts'
import { MOST_FAILURES_OF_A_CLASS } from '#functions/identity/rules/tries.ts'
import { http } from '#functions/platform/http/http.ts'
import { commit } from '#functions/platform/store/transaction.ts'
import { takeSeat } from '#shared/identity/picture-routes.ts'
import { readSecret } from './picture-store.ts'
import { makeTicket } from './ticket-store.ts'

/** A try is counted before it is made; one at a seat that is nobody’s counts for nobody, as it can open nothing. */
export const handler = http(takeSeat, async ({ path, body: { seat, pictures }, at, refuse }) => {
  const group = await readClass(typedClassCode(path.classCode))
  if (!group?.classCode) return refuse('kernel.notFound')
  const { groupId, classCode } = group
  const child = (await readMembers(groupId)).find(({ personId }) => seatOf(groupId, personId) === seat)
  const secret = child && (await readSecret(child.personId, groupId))
  if (!child || !secret) return refuse('identity.wrongPictures')

  const { personId: studentId } = child
  const before = await countTry(triesOfChild(studentId), at)
  const ofClass = triesOfClass(groupId)
  if (before === 'locked' || !(await mayTryNow(ofClass, at, MOST_FAILURES_OF_A_CLASS)))
    return refuse('identity.tooManyTries')
  if (!isSecret(pictures, secret)) {
    await countFailure(ofClass, at, MOST_FAILURES_OF_A_CLASS)
    return refuse('identity.wrongPictures')
  }
  const { ticket, write } = makeTicket(studentId, classCode, secret, at)
  // Somebody else's try in between stays counted: the child may still try again.
  await commit({ writes: { tries: before } })
  await commit({ writes: { ticket: write } })
  return { studentId, ticket }
})
