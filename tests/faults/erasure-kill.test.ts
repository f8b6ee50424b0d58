/**
 * An erasure is killed before and after each call of each function that has a part in it, at every `APART`-th of these
 * moments, and what was not heard is told again. However often that happens, nothing is left of the student, and nothing else is touched.
 */

import { marshall, unmarshall } from '@aws-sdk/util-dynamodb'
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import { expect, test, vi } from 'vitest'
import { wiring as coins } from '#functions/coins/wiring.ts'
import { wiring as identity } from '#functions/identity/wiring.ts'
import { wiring as live } from '#functions/live/wiring.ts'
import { OutboxEvent } from '#functions/platform/store/outbox.ts'
import { personPartitions } from '#functions/platform/wiring.ts'
import { wiring as records } from '#functions/records/wiring.ts'
import { wiring as social } from '#functions/social/wiring.ts'
import { identityStage } from '#tests/support/identity-stage.ts'
import { tableDefinition } from '#tests/support/table-definition.ts'

/** So far apart are the moments at which it is killed. */
const APART = Number(process.env.APART ?? 4)
const NOUNS = [coins, identity, live, records, social]
const GROUP = 'kinder-a'
const AT_SCHOOL = { schoolId: 'playa-azul', region: 'Humacao' } as const
const now = () => new Date().toISOString()

type Hear = (batch: SQSEvent) => Promise<SQSBatchResponse>
type Row = Readonly<Record<string, unknown>>

/** The functions that have a part, with the clients that the stage's own were loaded with. */
async function load() {
  const [byIdentity, byLive, bySocial, advanced, forgotten, resume, transaction, store, job, erasure] =
    await Promise.all([
      import('#functions/identity/accounts/on-erasure-asked.ts'),
      import('#functions/live/on-erasure-asked.ts'),
      import('#functions/social/on-deed.ts'),
      import('#functions/records/on-job-advanced.ts'),
      import('#functions/records/on-forgotten.ts'),
      import('#functions/records/resume-jobs.ts'),
      import('#functions/platform/store/transaction.ts'),
      import('#functions/records/records-store.ts'),
      import('#functions/records/rules/job.ts'),
      import('#functions/records/erasure-job.ts'),
    ])
  const [students, people, groups, families, { placed }] = await Promise.all([
    import('#functions/identity/groups/student-store.ts'),
    import('#functions/identity/accounts/person-store.ts'),
    import('#functions/identity/groups/group-store.ts'),
    import('#functions/identity/families/family-store.ts'),
    import('#functions/identity/rules/student.ts'),
  ])
  const hears: Readonly<Record<string, readonly (readonly [noun: string, hear: Hear])[]>> = {
    'records.erasureAsked': [
      ['identity', byIdentity.handler],
      ['live', byLive.handler],
      ['social', bySocial.handler],
    ],
    'records.jobAdvanced': [['records', advanced.handler]],
    'identity.studentForgotten': [['records', forgotten.handler]],
    'live.connectionsForgotten': [['records', forgotten.handler]],
    'social.friendshipsForgotten': [['records', forgotten.handler]],
  }
  return {
    hears,
    resume: resume.handler,
    ...transaction,
    ...store,
    ...job,
    ...erasure,
    ...students,
    ...people,
    ...groups,
    ...families,
    placed,
  }
}

async function open() {
  const stage = await identityStage()
  const { database } = stage
  for (const { table } of [coins, live, records, social]) await database.deployTable(tableDefinition(table))
  vi.stubEnv(
    'EVERY_TABLE',
    JSON.stringify(
      Object.fromEntries(
        NOUNS.map(wiring => [wiring.noun, { table: wiring.noun, partitions: personPartitions(wiring) }]),
      ),
    ),
  )
  const at = await load()
  const as = (noun: string) => vi.stubEnv('TABLE', noun)

  async function rowsOf(noun: string): Promise<readonly Row[]> {
    const { Items } = (await database.handle('Scan', { TableName: noun })) as {
      Items: Parameters<typeof unmarshall>[0][]
    }
    return Items.map(item => unmarshall(item))
  }
  const everyRow = async () =>
    (
      await Promise.all(NOUNS.map(async ({ noun }) => (await rowsOf(noun)).map(row => ({ noun, row }))))
    ).flat()

  const heard = new Set<string>()
  /** Brings every event to whoever hears it, and takes it away, until there is none; ends with the first that fails. */
  async function deliver(): Promise<void> {
    for (let found = true; found; ) {
      found = false
      for (const { noun: owner, row } of await everyRow()) {
        if (!String(row.pk).startsWith('OUTBOX#')) continue
        const detail = OutboxEvent.parse(row)
        const { id, name } = detail
        for (const [noun, hear] of at.hears[name] ?? []) {
          const once = `${id} ${noun}`
          if (heard.has(once)) continue
          found = true
          as(noun)
          const batch = { Records: [{ messageId: 'm', body: JSON.stringify({ detail }) }] } as SQSEvent
          const { batchItemFailures } = await hear(batch)
          if (batchItemFailures.length > 0) throw new Error(`${noun} did not hear ${name}`)
          heard.add(once)
        }
        await database.handle('DeleteItem', { TableName: owner, Key: marshall({ pk: row.pk, sk: row.sk }) })
      }
    }
  }

  let children = 0
  /** Somebody with a group, a family, codes, coins and an open page; gives their id. */
  async function child(motherId: string): Promise<string> {
    as('identity')
    const studentId = await stage.signUp(`child-${++children}@lee.test`, {
      accountType: 'student',
      grade: '1',
    })
    as('identity')
    const [student, mother, group] = await Promise.all([
      at.readStudent(studentId),
      at.readPerson(motherId),
      at.readGroup(GROUP),
    ])
    if (!student || !mother) throw new Error('nobody signed up')
    const empty = {
      groupId: GROUP,
      schoolId: AT_SCHOOL.schoolId,
      name: 'Kínder A',
      grade: 'K',
      schoolYear: 2026,
      teacherIds: [],
      active: true,
    } as const
    await at.commit({
      writes: {
        group: at.putGroup(
          { ...empty, teacherIds: [], students: (group?.group.students ?? 0) + 1 },
          group?.version ?? 0,
        ),
        ...at.studentWrites(at.placed(student, { ...AT_SCHOOL, groupIds: [GROUP] })),
      },
    })
    await at.commit<string>({
      writes: {
        ...at.personWrites({
          ...mother,
          standing: { ...mother.standing, childIds: [...mother.standing.childIds, studentId] },
        }),
        ...at.linkWrites(studentId, motherId, now()),
      },
    })
    await stage.codeFor({ role: 'family', childId: studentId, forName: 'Ana Rivera' })
    as('coins')
    for (const line of [1, 2, 3])
      await at.commit({ writes: { line: at.putNew({ pk: `PERSON#${studentId}`, sk: `LINE#${line}` }) } })
    as('live')
    await at.commit({
      writes: {
        owner: at.putNew({ pk: `CONNECTION#c-${children}`, sk: 'OWNER', personId: studentId }),
        connection: at.putNew({
          pk: `PERSON#${studentId}`,
          sk: `CONNECTION#c-${children}`,
          connectionId: `c-${children}`,
        }),
      },
    })
    return studentId
  }

  return {
    ...stage,
    at,
    as,
    child,
    deliver,
    everyRow,
    async askErasure(studentId: string): Promise<void> {
      as('records')
      const job = at.newJob({
        jobId: `job-${studentId}`,
        studentId,
        kind: 'erasure',
        askedAt: now(),
        askedBy: 'director',
      })
      await at.commit({ writes: { job: at.putJob(job) }, emits: [at.askOwners(job, now())] })
    },
    async resume(): Promise<void> {
      as('records')
      await at.resume()
    },
    async erasureOf(studentId: string) {
      as('records')
      return at.readErasure(studentId)
    },
  }
}
type World = Awaited<ReturnType<typeof open>>

/** Rows that name this student, but those of events and of the erasure itself. */
const naming = async ({ everyRow }: World, studentId: string) =>
  (await everyRow())
    .filter(({ row }) =>
      JSON.stringify(row, (_, part) => (part instanceof Set ? [...part] : part)).includes(studentId),
    )
    .filter(({ row }) => !String(row.pk).startsWith('OUTBOX#') && row.sk !== 'ERASURE')
    .map(({ noun, row }) => `${noun} ${row.pk} ${row.sk}`)

test('killed at any step, an erasure ends as if nothing had happened', { timeout: 300_000 }, async () => {
  const world = await open()
  const motherId = await world.signUp('mother@lee.test', { accountType: 'student', grade: '1' })
  const bystander = await world.child(motherId)
  const first = await world.child(motherId)
  expect((await naming(world, first)).length).toBeGreaterThan(8)
  await world.askErasure(first)
  const { moments } = await world.steps.killing('nothing', world.deliver)
  expect(moments).toBeGreaterThan(40)
  expect(await naming(world, first)).toEqual([])

  for (let moment = 0; moment < moments; moment += APART) {
    const studentId = await world.child(motherId)
    await world.askErasure(studentId)
    const { died } = await world.steps.killing(moment, world.deliver)
    expect(died, `${moment}`).toBe(true)
    await world.deliver()
    expect(await world.erasureOf(studentId), `${moment}`).toMatchObject({ step: 'resting', rests: 1 })
    expect(await naming(world, studentId), `${moment}`).toEqual([])
    expect(await world.hasUser(`child-${moment / APART + 3}@lee.test`)).toBe(false)
  }

  // The others are as they were.
  world.as('identity')
  expect((await world.at.readGroup(GROUP))?.group.students).toBe(1)
  expect((await world.at.readStanding(motherId))?.childIds).toEqual([bystander])
  expect((await naming(world, bystander)).length).toBeGreaterThan(8)
  expect(await world.hasUser('child-1@lee.test')).toBe(true)
})

test('what nobody heard is taken up by the schedule, and the rests pass by themselves', {
  timeout: 120_000,
}, async () => {
  const world = await open()
  const motherId = await world.signUp('mother@lee.test', { accountType: 'student', grade: '1' })
  const studentId = await world.child(motherId)
  world.as('records')
  // An erasure whose first event is lost.
  const job = world.at.newJob({
    jobId: 'job',
    studentId,
    kind: 'erasure',
    askedAt: now(),
    askedBy: 'director',
  })
  await world.at.commit({ writes: { job: world.at.putJob(job) } })
  await world.resume()
  await world.deliver()
  expect(await world.erasureOf(studentId)).toMatchObject({ step: 'asking', pass: 0 })

  const states: string[] = []
  let passes = 0
  for (let minute = 0; minute < 22 * 24 * 60; minute += minute < 100 ? 1 : 60) {
    world.pass(minute < 100 ? 1 : 60)
    await world.resume()
    await world.deliver()
    const stored = await world.erasureOf(studentId)
    const state = stored ? `${stored.rests}${stored.finishedAt ? ' done' : ''}` : 'gone'
    if (states.at(-1) !== state) states.push(state)
    if (!stored) break
    passes = stored.pass
    // In the second rest an open page writes.
    if (stored.rests === 2 && stored.pass === 1) {
      world.as('coins')
      await world.at.commit({
        writes: { line: world.at.putNew({ pk: `PERSON#${studentId}`, sk: `LINE#late ${minute}` }) },
      })
    }
  }
  expect(states).toEqual(['0', '1', '2', '3', '4 done', 'gone'])
  // Four and the one that found something, before the last.
  expect(passes).toBe(4)
  expect(await naming(world, studentId)).toEqual([])
})
