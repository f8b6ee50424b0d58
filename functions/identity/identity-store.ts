import * as z from 'zod/mini'
import { getRow, type Row } from '#functions/platform/rows.ts'
import { key } from '#functions/platform/table.ts'
import { commit, emit, putNew } from '#functions/platform/transaction.ts'
import { standingChanged } from '#shared/identity/events.ts'
import { Grade } from '#shared/kernel/school.ts'
import {
  PersonStanding,
  personStandingKey,
  type StudentStanding,
  studentStandingKey,
} from '#shared/kernel/standing.ts'
import { identityTable } from './table.ts'

const Account = z.object({
  personId: z.string(),
  fullName: z.string(),
  grade: z.optional(Grade),
  schoolName: z.optional(z.string()),
})
export type Account = z.output<typeof Account>

const StandingRow = z.object({ standing: PersonStanding, version: z.int() })

/** A person's profile and standing; undefined for one whom identity does not know. */
export async function readPerson(personId: string) {
  const [account, row] = await Promise.all([
    getRow(Account, key(identityTable, 'profile', { personId })),
    getRow(StandingRow, personStandingKey(personId)),
  ])
  return account && row && { account, standing: row.standing }
}

export const readStanding = async (personId: string): Promise<PersonStanding | undefined> =>
  (await getRow(StandingRow, personStandingKey(personId)))?.standing

/** Writes a new person's profile and standing in one transaction; a person already written stays as they are. */
export async function openAccount(
  account: Account,
  person: PersonStanding,
  student: StudentStanding | undefined,
  at: string,
): Promise<void> {
  const { personId } = account
  const row = (rowKey: { pk: string; sk: string }, content: object): Row => ({
    ...rowKey,
    ...content,
    since: at,
  })
  await commit({
    writes: {
      profile: putNew(row(key(identityTable, 'profile', { personId }), account)),
      person: putNew(row(personStandingKey(personId), { standing: person, version: 1 })),
      ...(student && {
        student: putNew(row(studentStandingKey(personId), { standing: student, version: 1 })),
      }),
    },
    emits: [emit(standingChanged, { personId }, at)],
  })
}
