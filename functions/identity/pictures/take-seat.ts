import { readClass, readMembers } from '#functions/identity/groups/group-store.ts'
import { isSecret, typedClassCode } from '#functions/identity/rules/pictures.ts'
import { seatOf } from '#functions/identity/rules/seats.ts'
import { http } from '#functions/platform/http/http.ts'
import { emit } from '#functions/platform/store/transaction.ts'
import { picturesGuessed } from '#shared/identity/events.ts'
import { takeSeat } from '#shared/identity/picture-routes.ts'
import { readSecret } from './picture-store.ts'
import { countTry, takeBack, tellOfTries } from './seat-tries-store.ts'
import { makeTicket } from './ticket-store.ts'

/** A try is counted before it is made; one at a seat that is nobody’s counts for nobody, as it can open nothing. */
export const handler = http(takeSeat, async ({ path, body, at, refuse }) => {
  const group = await readClass(typedClassCode(path.classCode))
  if (!group?.classCode) return refuse('kernel.notFound')
  const { groupId, classCode, name: groupName, teacherIds } = group
  const child = (await readMembers(groupId)).find(({ personId }) => seatOf(groupId, personId) === body.seat)
  const secret = child && (await readSecret(child.personId, groupId))
  if (!child || !secret) return refuse('identity.wrongPictures')

  const { personId: studentId } = child
  const seat = { personId: studentId, classCode, device: body.device }
  const counted = await countTry(seat, at)
  if (counted === 'locked') return refuse('identity.tooManyTries')
  if (!isSecret(body.pictures, secret)) {
    const told = teacherIds.map(teacherId => emit(picturesGuessed, { teacherId, groupId, groupName }, at))
    await tellOfTries(seat, counted, at, told)
    return refuse('identity.wrongPictures')
  }
  const { ticket, write } = makeTicket(studentId, classCode, secret, at)
  const device = await takeBack(seat, counted, at, { ticket: write })
  return { studentId, username: child.username ?? studentId, ticket, device }
})
