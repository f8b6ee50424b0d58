// A worker: opens the accounts of a class that has lived its weeks, and puts its rows where they would be.
import { readFile } from 'node:fs/promises'
import { workerData } from 'node:worker_threads'
import { gunzipSync } from 'node:zlib'
import { BatchWriteItemCommand, DynamoDBClient, type WriteRequest } from '@aws-sdk/client-dynamodb'
import {
  openingWrites,
  putPersonStanding,
  readStanding,
  readStandingRow,
} from '#functions/identity/accounts/person-store.ts'
import { linkWrites } from '#functions/identity/families/family-store.ts'
import { putGroup, putPlace, readGroup } from '#functions/identity/groups/group-store.ts'
import { memberRow } from '#functions/identity/groups/student-store.ts'
import type { Account } from '#functions/identity/rules/account.ts'
import { now } from '#functions/platform/clock.ts'
import { commit, put } from '#functions/platform/store/transaction.ts'
import { schoolYearOf } from '#shared/identity/school-year.ts'
import { DEMO_SCHOOL } from '../demo-names.ts'
import { ids, userOf } from '../demo-users.ts'
import type { Change } from './live.ts'
import { ENGLISH_GROUP, groupsOf, PUPIL_ID, SECOND_GRADE, TEACHER_ID } from './names.ts'
import { type Reader, readersOf, SIBLING } from './readers.ts'

const { file, children, snapshot, tables } = workerData as RestoreData

/** What is restored, and into which table of each noun. */
export interface RestoreData {
  readonly file: string
  readonly children: number
  readonly snapshot: number
  readonly tables: Readonly<Record<string, string>>
}

const { schoolId, schoolName, region } = DEMO_SCHOOL
const readers = readersOf(children)
const groupIds = [SECOND_GRADE, ENGLISH_GROUP]

await openGroup(SECOND_GRADE, 'Segundo A', readers.length)
await openGroup(
  ENGLISH_GROUP,
  'Inglés en grupo pequeño',
  readers.filter(one => groupsOf(one).includes(ENGLISH_GROUP)).length,
)
const pupils = await Promise.all(readers.map(openPupil))
await Promise.all([teach(), putRows()])

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

/** A child's account: the user pool has nobody’s password for it. */
async function openPupil({ fullName, grade }: Reader, index: number): Promise<string> {
  const personId = await userOf(`segundo-${index + 1}@demo.test`, fullName)
  const own = groupsOf({ fullName })
  const account: Account = { personId, fullName, grade, schoolName }
  const where = { schoolId, region, groupIds: own }
  await commit<string>({
    writes: {
      ...openingWrites(
        account,
        { personId, roles: ['student'], childIds: [], ...where },
        { studentId: personId, familyIds: [], ...where },
        now(),
      ),
      ...Object.fromEntries(own.map(id => [id, put(memberRow(id, account))])),
    },
  })
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
  await commit({ writes: linkWrites(sibling, ids.family, now()) })
}

type Standing = NonNullable<Awaited<ReturnType<typeof readStanding>>>

async function change(personId: string, next: (standing: Standing) => Standing): Promise<void> {
  const found = await readStandingRow(personId)
  if (!found) throw new Error('a demo person has no standing')
  await commit({ writes: { person: putPersonStanding(next(found.standing), found.version) } })
}

/** Each row as it was at the snapshot, with the children's own ids. */
async function putRows(): Promise<void> {
  const text = gunzipSync(await readFile(file)).toString()
  const changes: readonly Change[] = JSON.parse(
    text
      .replaceAll(TEACHER_ID, ids.teacher)
      .replace(PUPIL_ID, (placeholder, index) => pupils[Number(index)] ?? placeholder),
  )
  const rows = new Map<string, Change>()
  for (const one of changes)
    if (one.day <= snapshot) rows.set(JSON.stringify([one.table, one.item.pk, one.item.sk]), one)
  const requests = [...rows.values()].flatMap(({ table, item, gone }) => {
    const name = tables[table]
    return gone || !name ? [] : [{ name, request: { PutRequest: { Item: bytesIn(item) } } }]
  })
  const client = new DynamoDBClient({})
  const putNext = async () => {
    for (let batch = requests.splice(0, 25); batch.length > 0; batch = requests.splice(0, 25)) {
      const RequestItems: Record<string, WriteRequest[]> = {}
      for (const { name, request } of batch) RequestItems[name] = [...(RequestItems[name] ?? []), request]
      await client.send(new BatchWriteItemCommand({ RequestItems }))
    }
  }
  await Promise.all(Array.from({ length: 8 }, putNext))
}

/** JSON has bytes as base64. */
function bytesIn<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (name, one) =>
    name === 'B' && typeof one === 'string' ? new Uint8Array(Buffer.from(one, 'base64')) : one,
  )
}
