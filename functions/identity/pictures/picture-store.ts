import { readStanding, readStudentRow } from '#functions/identity/accounts/person-store.ts'
import { PictureSecret, secretOf } from '#functions/identity/rules/pictures.ts'
import { onlyLearns } from '#functions/identity/rules/student.ts'
import { identityTable } from '#functions/identity/table.ts'
import { getRow } from '#functions/platform/store/rows.ts'
import { put, type Write } from '#functions/platform/store/transaction.ts'
import { key } from '#functions/platform/table.ts'
import type { PictureWord } from '#shared/identity/group.ts'
import { forgetTriesOfChild } from './seat-tries-store.ts'

const picturesKey = (personId: string) => key(identityTable, 'pictures', { personId })

/** A child's three pictures, as the only ones; tries at the ones before are forgotten. */
export const pictureWrites = (
  personId: string,
  pictures: PictureWord,
): Record<'pictures' | 'tries', Write> => ({
  pictures: put({ ...picturesKey(personId), ...secretOf(pictures) }),
  tries: forgetTriesOfChild(personId),
})

/** The pictures of a child, who is nothing but a student and in this group now; undefined where there is no such child. */
export async function readSecret(personId: string, groupId: string): Promise<PictureSecret | undefined> {
  const [person, child, secret] = await Promise.all([
    readStanding(personId),
    readStudentRow(personId),
    getRow(PictureSecret, picturesKey(personId)),
  ])
  const isHere = person && onlyLearns(person) && child?.standing.groupIds.includes(groupId)
  return isHere ? secret : undefined
}
