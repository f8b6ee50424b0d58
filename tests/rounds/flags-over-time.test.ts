/** Flags as what is told begins and ends them: by the subscribers and the count of every minute, over the days of a child. */
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { progressTable } from '#functions/progress/table.ts'
import { studentPlaced } from '#shared/identity/events.ts'
import { planChanged } from '#shared/interventions/events.ts'
import type { EventBody, EventSpec } from '#shared/kernel/event.ts'
import { addDays, instantOf, schoolDay } from '#shared/kernel/school-day.ts'
import { readingFinished, wordOverridden } from '#shared/reading/events.ts'
import { handlerStage } from '#tests/support/handler-stage.ts'

await handlerStage(progressTable)
const [placed, finished, overridden, planned, { handler: count }, { readGroup }, { queryRows }] =
  await Promise.all([
    import('#functions/progress/on-student-placed.ts'),
    import('#functions/progress/on-reading-finished.ts'),
    import('#functions/progress/on-word-overridden.ts'),
    import('#functions/progress/on-plan-changed.ts'),
    import('#functions/progress/count-children.ts'),
    import('#functions/progress/summary-store.ts'),
    import('#functions/platform/store/rows.ts'),
  ])
const today = schoolDay(new Date())
const GROUPS = ['first-a', 'first-b']

/** Has an event heard, as of ten in the morning of a day. */
async function tell<E extends EventSpec>(
  { handler }: { handler: (batch: SQSEvent) => Promise<SQSBatchResponse> },
  event: E,
  body: EventBody<E>,
  day = today,
): Promise<void> {
  const detail = { id: crypto.randomUUID(), name: event.name, at: instantOf(day, '10:00'), trace: 't', body }
  const batch = { Records: [{ messageId: 'm', body: JSON.stringify({ detail }) }] } as SQSEvent
  expect(await handler(batch)).toEqual({ batchItemFailures: [] })
}

const facts = (readingId: string, accuracy: number, pace: number) => ({
  readingId,
  textId: readingId,
  textHash: 'h',
  textTitle: 'Un texto',
  language: 'es-PR' as const,
  grade: '2' as const,
  difficulty: 'easy' as const,
  mode: 'aloud' as const,
  attempt: 1,
  workOfDay: 1,
  words: 100,
  wordsCorrect: Math.round(100 * accuracy),
  accuracy,
  wordsCorrectPerMinute: pace,
  reachedAccuracy: false,
  reachedPace: false,
})
const read = (studentId: string, day: string, accuracy: number, pace = 60) =>
  tell(finished, readingFinished, { studentId, day, sounds: [], ...facts(`of ${day}`, accuracy, pace) }, day)
const place = (studentId: string) =>
  tell(placed, studentPlaced, {
    studentId,
    schoolId: 'playa-azul',
    region: 'Humacao',
    groupIds: GROUPS,
    grade: '2',
  })

/** The flags of a child as their groups show them, once what changed is counted. */
async function flagsOf(studentId: string) {
  await count()
  const lines = (await Promise.all(GROUPS.map(readGroup))).map(
    group => group.find(one => one.studentId === studentId)?.flags ?? [],
  )
  expect(lines[0]).toEqual(lines[1])
  return (lines[0] ?? []).map(({ flagId }) => flagId)
}
const Ended = z.object({ flagId: z.string(), endedOn: z.string() })
const endedOf = (studentId: string) =>
  queryRows(Ended, { pk: `STUDENT#${studentId}`, begins: 'ENDED#', limit: 10 })

test('a flag ends when a teacher corrects a reading that it rests on', async () => {
  await place('ana')
  for (const back of [3, 2, 1]) await read('ana', addDays(today, -back), 0.85)
  expect(await flagsOf('ana')).toContain('accuracy-es-PR')

  const day = addDays(today, -2)
  const { readingId, ...reading } = facts(`of ${day}`, 0.85, 60)
  const before = { wordsCorrect: 85, accuracy: 0.85, wordsCorrectPerMinute: 60 }
  const reached = { reachedAccuracy: false, reachedPace: false }
  await tell(overridden, wordOverridden, {
    studentId: 'ana',
    day,
    reading: {
      readingId,
      ...reading,
      finishedAt: instantOf(day, '10:00'),
      seconds: 60,
      corrected: { ...before, ...reached, wordsCorrect: 92, accuracy: 0.92 },
    },
    before: { ...before, ...reached },
    sounds: [],
    version: 1,
    actorId: 'luz',
    reason: 'misheard',
  })
  expect(await flagsOf('ana')).not.toContain('accuracy-es-PR')
  expect(await endedOf('ana')).toContainEqual({ flagId: 'accuracy-es-PR', endedOn: today })
})

test('four points under the aim line raise a flag; it ends with the plan, in whatever order that is told', async () => {
  await place('beto')
  const from = addDays(today, -28)
  const plan = {
    studentId: 'beto',
    interventionId: 'i',
    language: 'es-PR' as const,
    grade: '2' as const,
    phases: [from],
    aims: [{ from, until: addDays(today, 56), pace: 60, goal: 90 }],
    endedOn: null,
    version: 1,
  }
  for (const back of [21, 14, 7]) await read('beto', addDays(today, -back), 0.97, 50)
  await tell(planned, planChanged, plan)
  expect(await flagsOf('beto')).not.toContain('aim-es-PR')
  await read('beto', today, 0.97, 52)
  expect(await flagsOf('beto')).toContain('aim-es-PR')

  await tell(planned, planChanged, { ...plan, endedOn: today, version: 2 })
  await tell(planned, planChanged, plan)
  expect(await flagsOf('beto')).not.toContain('aim-es-PR')
  expect(await endedOf('beto')).toContainEqual({ flagId: 'aim-es-PR', endedOn: today })
})
