// A worker: opens the accounts of a class that has lived its weeks, and says which rows it has in which noun's table.

import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { gunzipSync } from 'node:zlib'
import {
  openingWrites,
  putPersonStanding,
  readStanding,
  readStandingRow,
} from '#functions/identity/accounts/person-store.ts'
import { putLink } from '#functions/identity/families/family-store.ts'
import { putGroup, putPlace, readGroup } from '#functions/identity/groups/group-store.ts'
import { memberRow } from '#functions/identity/groups/student-store.ts'
import type { Account } from '#functions/identity/rules/account.ts'
import { mirrorOf } from '#functions/identity/rules/identity.ts'
import { addressRow } from '#functions/notifications/address-store.ts'
import { addressOf } from '#functions/notifications/rules/address.ts'
import { now } from '#functions/platform/clock.ts'
import { itemOf } from '#functions/platform/store/item.ts'
import { commit, emit } from '#functions/platform/store/transaction.ts'
import type { Item } from '#infra/local/dynamodb/item.ts'
import { standingChanged } from '#shared/identity/events.ts'
import { schoolYearOf } from '#shared/identity/school-year.ts'
import { DEMO_SCHOOL } from '../demo-names.ts'
import { ids, userOf } from '../demo-users.ts'
import { ENGLISH_GROUP, groupsOf, PUPIL_ID, SECOND_GRADE, TEACHER_ID } from './names.ts'
import { type Reader, readersOf, SIBLING } from './readers.ts'
import type { Change } from './snapshots.ts'

const { file, children, snapshot } = workerData as RestoreData

/** What is restored. */
export interface RestoreData {
  readonly file: string
  readonly children: number
  readonly snapshot: number
}

/** Rows for the table of a noun. */
export interface Restored {
  readonly noun: string
  readonly items: readonly Item[]
}

const give = (noun: string, items: readonly Item[]) =>
  parentPort?.postMessage({ noun, items } satisfies Restored)

const { schoolId, schoolName, region } = DEMO_SCHOOL
const readers = readersOf(children)
const groupIds = [SECOND_GRADE, ENGLISH_GROUP]
const HANDFUL = 500

await openGroup(SECOND_GRADE, 'Segundo A', readers.length)
await openGroup(
  ENGLISH_GROUP,
  'Inglés en grupo pequeño',
  readers.filter(one => groupsOf(one).includes(ENGLISH_GROUP)).length,
)
/** The children of the class, and last the demo child, who is there. */
const pupils: string[] = []
// One after another: side by side, each would wait for a worker of its own that admits it.
for (const [index, reader] of readers.entries()) pupils.push(await openPupil(reader, index))
pupils.push(ids.student)
await teach()
await giveRows()

async function openGroup(groupId: string, name: string, students: number): Promise<void> {
  if (await readGroup(groupId)) return
  const schoolYear = schoolYearOf(now())
  const group = {
    groupId,
    name,
    schoolId,
    schoolYear,
    grade: '2' as const,
    teacherIds: [ids.teacher],
    active: true,
    students,
  }
  await commit({ writes: { group: putGroup(group, 0), place: putPlace(group, region) } })
}

/** A child's account, with all that comes of it told nobody: the user pool has nobody’s password for it. */
async function openPupil({ fullName, grade }: Reader, index: number): Promise<string> {
  const where = { schoolId, region, groupIds: groupsOf({ fullName }) }
  const standing = { roles: ['student' as const], childIds: [], ...where }
  const personId = await userOf(
    `segundo-${index + 1}@demo.test`,
    fullName,
    mirrorOf({ personId: '', ...standing }),
  )
  const account: Account = { personId, fullName, grade, schoolName }
  const person = { personId, ...standing }
  const familyIds = fullName === SIBLING ? [ids.family] : []
  const student = { studentId: personId, familyIds, ...where }
  const opening = openingWrites(account, person, student, now())
  give(
    'identity',
    [
      ...Object.values(opening).map(({ row }) => row),
      ...where.groupIds.map(id => memberRow(id, account)),
      ...familyIds.map(id => putLink(personId, id, now()).row),
    ].map(row => itemOf(row)),
  )
  // Of the first version of both standings.
  give('notifications', [itemOf(addressRow(addressOf(personId, { person, student, version: 2 })))])
  return personId
}

/** The demo teacher teaches both groups; the demo family has a second child. */
async function teach(): Promise<void> {
  await change(ids.teacher, standing => ({
    ...standing,
    groupIds: [...new Set([...standing.groupIds, ...groupIds])],
  }))
  const sibling = pupils[readers.findIndex(({ fullName }) => fullName === SIBLING)]
  const family = await readStanding(ids.family)
  if (!sibling || family?.childIds.includes(sibling)) return
  await change(ids.family, standing => ({ ...standing, childIds: [...standing.childIds, sibling] }))
}

type Standing = NonNullable<Awaited<ReturnType<typeof readStanding>>>

async function change(personId: string, next: (standing: Standing) => Standing): Promise<void> {
  const found = await readStandingRow(personId)
  if (!found) throw new Error('a demo person has no standing')
  await commit({
    writes: { person: putPersonStanding(next(found.standing), found.version) },
    emits: [emit(standingChanged, { personId }, now())],
  })
}

/** Each row as it was at the snapshot, with the children's own ids. */
async function giveRows(): Promise<void> {
  const text = gunzipSync(await readFile(file)).toString()
  const changes: readonly Change[] = JSON.parse(
    text
      .replaceAll(TEACHER_ID, ids.teacher)
      .replace(PUPIL_ID, (placeholder, index) => pupils[Number(index)] ?? placeholder),
  )
  const rows = new Map<string, Change>()
  for (const one of changes)
    if (one.day <= snapshot) rows.set(JSON.stringify([one.table, one.item.pk, one.item.sk]), one)
  for (const [noun, own] of Map.groupBy(rows.values(), ({ table }) => table)) {
    const items = own.flatMap(({ item, gone }) => (gone ? [] : [item]))
    // What takes them has other work between two handfuls.
    while (items.length > 0) give(noun, items.splice(0, HANDFUL))
  }
}
