import { readStanding, readStudentStanding } from '#functions/identity/accounts/person-store.ts'
import { countFailure, countTry, forgetTries, mayTryNow } from '#functions/identity/accounts/tries-store.ts'
import { readClass } from '#functions/identity/groups/group-store.ts'
import {
  type Answer,
  isSecret,
  PictureSecret,
  secretOf,
  triesOfChild,
  triesOfClass,
} from '#functions/identity/rules/pictures.ts'
import { onlyLearns } from '#functions/identity/rules/student.ts'
import { MOST_FAILURES_OF_A_CLASS } from '#functions/identity/rules/tries.ts'
import { identityTable } from '#functions/identity/table.ts'
import { getRow } from '#functions/platform/store/rows.ts'
import { commit, put, type Write } from '#functions/platform/store/transaction.ts'
import { key } from '#functions/platform/table.ts'
import type { PictureWord } from '#shared/identity/group.ts'

const picturesKey = (personId: string) => key(identityTable, 'pictures', { personId })

/** A child's three pictures, as the only ones; tries at the ones before are forgotten. */
export const pictureWrites = (
  personId: string,
  pictures: PictureWord,
): Record<'pictures' | 'tries', Write> => ({
  pictures: put({ ...picturesKey(personId), ...secretOf(pictures) }),
  tries: forgetTries(triesOfChild(personId)),
})

/**
 * Whether an answer is right: of a child who is nothing but a student, of this class, whose sign-in is on, with these
 * pictures. `locked` where the child or the class failed too often. A try is counted before it is made.
 */
export async function tryPictures(
  username: string,
  answer: Answer | undefined,
  at: string,
): Promise<boolean | 'locked'> {
  const before = await countTry(triesOfChild(username), at)
  if (before === 'locked') return 'locked'
  const group = answer && (await readClass(answer.classCode))
  if (!group) return false
  const ofClass = triesOfClass(group.groupId)
  if (!(await mayTryNow(ofClass, at, MOST_FAILURES_OF_A_CLASS))) return 'locked'
  const [person, child, secret] = await Promise.all([
    readStanding(username),
    readStudentStanding(username),
    getRow(PictureSecret, picturesKey(username)),
  ])
  const isHere = person && onlyLearns(person) && child?.standing.groupIds.includes(group.groupId)
  if (isHere && secret && isSecret(answer.pictures, secret)) {
    // Somebody else's try in between stays counted: the child may still try again.
    await commit({ writes: { tries: before } })
    return true
  }
  await countFailure(ofClass, at, MOST_FAILURES_OF_A_CLASS)
  return false
}
