import * as z from 'zod/mini'
import { Account } from '#functions/identity/rules/account.ts'
import { listingOf, officeOf } from '#functions/identity/rules/listing.ts'
import { identityTable } from '#functions/identity/table.ts'
import { getRow } from '#functions/platform/store/rows.ts'
import { commit, emit, putVersion, type Write } from '#functions/platform/store/transaction.ts'
import { key } from '#functions/platform/table.ts'
import { standingChanged } from '#shared/identity/events.ts'
import {
  PersonStanding,
  personStandingKey,
  StudentStanding,
  studentStandingKey,
} from '#shared/kernel/standing.ts'

const StoredAccount = z.extend(Account, { version: z.int() })
const StoredStanding = z.object({ standing: PersonStanding, version: z.int() })

/** A person as stored, with the versions that were read. */
export interface Person {
  readonly account: Account
  readonly standing: PersonStanding
  readonly versions: { readonly account: number; readonly standing: number }
}

/** A person's profile and standing; undefined for one whom identity does not know. */
export async function readPerson(personId: string): Promise<Person | undefined> {
  const [stored, row] = await Promise.all([
    getRow(StoredAccount, key(identityTable, 'profile', { personId })),
    getRow(StoredStanding, personStandingKey(personId)),
  ])
  if (!stored || !row) return undefined
  const { version, ...account } = stored
  return { account, standing: row.standing, versions: { account: version, standing: row.version } }
}

export const readStanding = async (personId: string): Promise<PersonStanding | undefined> =>
  (await readStandingRow(personId))?.standing

/** A person's standing with the version that was read. */
export const readStandingRow = (personId: string) => getRow(StoredStanding, personStandingKey(personId))

const StoredStudent = z.object({ standing: StudentStanding, version: z.int() })

/** By whom a student may be reached, with the version that was read; undefined for anyone who is none. */
export const readStudentRow = (studentId: string) => getRow(StoredStudent, studentStandingKey(studentId))

/** A person's profile at its next version, listed where their standing puts them. */
export const putProfile = (account: Account, standing: PersonStanding, read: number): Write =>
  putVersion(
    {
      ...key(identityTable, 'profile', { personId: account.personId }),
      ...account,
      ...listingOf(account, standing),
      ...officeOf(account, standing),
      version: read + 1,
    },
    read,
  )

/** A person's standing at its next version. */
export const putPersonStanding = (standing: PersonStanding, read: number): Write =>
  putVersion({ ...personStandingKey(standing.personId), standing, version: read + 1 }, read)

/** A student's standing at its next version. */
export const putStudentStanding = (standing: StudentStanding, read: number): Write =>
  putVersion({ ...studentStandingKey(standing.studentId), standing, version: read + 1 }, read)

/** A person at their next version: profile and standing, for one transaction. */
export const personWrites = (now: Person): Record<'profile' | 'person', Write> => ({
  profile: putProfile(now.account, now.standing, now.versions.account),
  person: putPersonStanding(now.standing, now.versions.standing),
})

const adminsKey = key(identityTable, 'admins', {})

/** Keeps count of the administrators, so that the last one stays. */
export const addAdmin = (personId: string): Write => ({
  row: adminsKey,
  update: 'ADD adminIds :them',
  values: { ':them': new Set([personId]) },
})

/** Fails for the only one there is. */
export const removeAdmin = (personId: string): Write => ({
  row: adminsKey,
  update: 'DELETE adminIds :them',
  condition: 'NOT contains(adminIds, :they) OR size(adminIds) > :one',
  values: { ':them': new Set([personId]), ':they': personId, ':one': 1 },
})

/** Whether there is an administrator. */
export const hasAdmin = async (): Promise<boolean> =>
  ((await getRow(z.object({ adminIds: z.optional(z.set(z.string())) }), adminsKey))?.adminIds?.size ?? 0) > 0

/** What a person's first transaction writes. */
export const openingWrites = (
  account: Account,
  person: PersonStanding,
  student: StudentStanding | undefined,
  at: string,
): Partial<Record<'profile' | 'person' | 'student' | 'admins', Write>> => ({
  profile: putProfile({ ...account, since: at, told: true }, person, 0),
  person: putPersonStanding(person, 0),
  ...(student && { student: putStudentStanding(student, 0) }),
  ...(person.roles.includes('admin') && { admins: addAdmin(person.personId) }),
})

/** Writes a new person's profile and standing in one transaction; a person already written stays as they are. */
export async function openAccount(
  account: Account,
  person: PersonStanding,
  student: StudentStanding | undefined,
  at: string,
): Promise<void> {
  await commit({
    writes: openingWrites(account, person, student, at),
    emits: [emit(standingChanged, { personId: account.personId }, at)],
  })
}
