import { readStudent, studentWrites } from '#functions/identity/groups/student-store.ts'
import type { Account } from '#functions/identity/rules/account.ts'
import { type Emission, emit, type Write } from '#functions/platform/store/transaction.ts'
import type { Deed } from '#shared/identity/events.ts'
import { standingAudited } from '#shared/identity/events.ts'
import { type Person, personWrites, readPerson } from './person-store.ts'

/** A person with their profile changed, wherever a list copies of it. */
export interface Changed {
  readonly writes: Record<string, Write>
  readonly before: Person
}

/** What changes a person's profile, and their line in every group where they are a student; undefined for nobody. */
export async function profileWrites(
  personId: string,
  change: (account: Account) => Account,
): Promise<Changed | undefined> {
  const student = await readStudent(personId)
  if (student)
    return { before: student, writes: studentWrites({ ...student, account: change(student.account) }) }
  const person = await readPerson(personId)
  return person && { before: person, writes: personWrites({ ...person, account: change(person.account) }) }
}

/** For the audit: something befell an account, or was done to it. */
export const accountAudited = (
  deed: Extract<Deed, 'entryLost' | 'accountReopened'>,
  actorId: string,
  { standing: { personId, schoolId, region } }: Pick<Person, 'standing'>,
  at: string,
): Emission => emit(standingAudited, { deed, actorId, subjectId: personId, schoolId, region }, at)
