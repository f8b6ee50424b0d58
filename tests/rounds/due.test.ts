/** The evening's look at what is due tomorrow, by the clock of the test: whose work it tells of, and how often. */

import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { assignmentsTable } from '#functions/assignments/table.ts'
import { OutboxEvent } from '#functions/platform/store/outbox.ts'
import { workDueTomorrow } from '#shared/assignments/events.ts'
import type { Assignment } from '#shared/assignments/schema.ts'
import { addDays, instantOf } from '#shared/kernel/school-day.ts'
import { handlerStage } from '#tests/support/handler-stage.ts'

const { student } = await handlerStage(assignmentsTable)
const [
  { assignmentRow, moveDueDay, withdraw },
  { tellDue },
  { newLine, noteJoined },
  { put, scanRows },
  { handler },
] = await Promise.all([
  import('#functions/assignments/assignments-store.ts'),
  import('#functions/assignments/due-store.ts'),
  import('#functions/assignments/given-store.ts'),
  import('#functions/platform/store/rows.ts'),
  import('#functions/assignments/remind-due.ts'),
])
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterAll(() => void vi.useRealTimers())

const TODAY = '2026-11-19'
const TOMORROW = addDays(TODAY, 1)

/** What was told, as often as it was: the assignment with its children. */
async function told(): Promise<readonly string[]> {
  const found: string[] = []
  for await (const { name, body } of scanRows(OutboxEvent, 'EVENT')) {
    if (name !== workDueTomorrow.name) continue
    const { assignmentId, dueOn, studentIds } = workDueTomorrow.body.parse(body)
    found.push(`${assignmentId} ${dueOn} ${studentIds.toSorted().join(' ')}`)
  }
  return found.sort()
}
async function tick(day: string, time: string) {
  vi.setSystemTime(new Date(instantOf(day, time)))
  await handler()
}
const given = (assignmentId: string, more: Partial<Assignment> = {}): Assignment => ({
  assignmentId,
  groupId: 'first-a',
  givenBy: 't',
  givenAt: instantOf(addDays(TODAY, -5), '08:00'),
  work: { kind: 'text', textId: 'mi-coqui' },
  dueOn: TOMORROW,
  times: 1,
  isForAll: true,
  ...more,
})
const ask = (assignment: Assignment) => put(assignmentRow(assignment))
const result = { id: 'r', at: instantOf(TODAY, '09:00'), day: TODAY, share: 1 }

for (const studentId of ['ana', 'leo', 'eva', 'gone']) {
  const groupIds = studentId === 'gone' ? ['first-b'] : ['first-a']
  await student({ studentId, groupIds, schoolId: 'playa-azul', region: 'Humacao' })
  await noteJoined(studentId, 'first-a', instantOf(addDays(TODAY, -9), '08:00'), addDays(TODAY, -9))
}
await ask(given('all'))
await put({ ...newLine('leo', given('all')), results: [result] })
await ask(given('named', { isForAll: false }))
await put(newLine('eva', given('named')))
await ask(given('done', { isForAll: false }))
await put({ ...newLine('ana', given('done')), results: [result] })
await ask(given('today', { dueOn: TODAY }))
await ask(given('later', { dueOn: addDays(TOMORROW, 1) }))
await ask(given('withdrawn'))
await withdraw({ groupId: 'first-a', assignmentId: 'withdrawn' }, instantOf(TODAY, '08:00'))
await ask(given('moved here', { dueOn: addDays(TODAY, 9) }))
await moveDueDay({ groupId: 'first-a', assignmentId: 'moved here' }, TOMORROW)
await ask(given('moved away'))
await moveDueDay({ groupId: 'first-a', assignmentId: 'moved away' }, addDays(TODAY, 9))

const tomorrows = [`all ${TOMORROW} ana eva`, `moved here ${TOMORROW} ana eva leo`, `named ${TOMORROW} eva`]

test('nobody is told before five', async () => {
  await tick(TODAY, '16:59')
  expect(await told()).toEqual([])
})

test('of what is due tomorrow, those who are in the group and have not done it are told once, though a tick comes twice', async () => {
  await tick(TODAY, '17:55')
  expect(await told()).toEqual(tomorrows)
  await Promise.all([tick(TODAY, '17:55'), tick(TODAY, '18:30')])
  expect(await told()).toEqual(tomorrows)
})

test('a part that is done again tells nothing again; a day that was moved is told of anew', async () => {
  await tellDue(given('all'), ['ana', 'eva'], instantOf(TODAY, '18:00'))
  expect(await told()).toEqual(tomorrows)
  await moveDueDay({ groupId: 'first-a', assignmentId: 'all' }, addDays(TODAY, 2))
  await tick(addDays(TODAY, 1), '17:55')
  expect(await told()).toContain(`all ${addDays(TODAY, 2)} ana eva`)
})
