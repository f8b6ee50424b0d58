/**
 * What rules hear, ten times over and in any order, or by a function that dies at any of its calls to the database, before it was
 * carried out or after: each is told once, and counted once.
 */
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { automationsTable } from '#functions/automations/table.ts'
import { put } from '#functions/platform/store/transaction.ts'
import { ruleTold } from '#shared/automations/events.ts'
import { placeStandingKey } from '#shared/kernel/standing.ts'
import { handlerStage } from '#tests/support/handler-stage.ts'

const { ask, member, write, student } = await handlerStage(automationsTable)
const [make, preview, turn, { handler: hear }, { database }, { queryRows, scanRows }] = await Promise.all([
  import('#functions/automations/make-rule.ts'),
  import('#functions/automations/preview-rule.ts'),
  import('#functions/automations/switch-rule.ts'),
  import('#functions/automations/on-fact.ts'),
  import('#functions/platform/store/database.ts'),
  import('#functions/platform/store/rows.ts'),
])

const HERE = { schoolId: 'playa-azul', region: 'Humacao' } as const

/** A teacher with a rule for each audience, and a child of theirs alone. */
async function stage(studentId: string) {
  const groupId = `of-${studentId}`
  const own = `group:${groupId}`
  await write(put({ ...placeStandingKey(own), standing: { place: own, ...HERE }, version: 1 }))
  await student({ studentId, ...HERE, groupIds: [groupId], familyIds: [`mother-of-${studentId}`] })
  const teacher = await member('teacher', { ...HERE, groupIds: [groupId] })
  const ruleIds: string[] = []
  for (const tells of ['me', 'families', 'child']) {
    const body = { when: { occasion: 'levelReached' }, tells }
    const { ruleId } = (await ask(make.handler, teacher, { path: { place: own }, body })).body
    await ask(preview.handler, teacher, { path: { ruleId } })
    await ask(turn.handler, teacher, { path: { ruleId }, body: { isOn: true } })
    ruleIds.push(ruleId)
  }
  return { teacher, ruleIds }
}

const message = (personId: string, id: string, at: string) => {
  const detail = { id, name: 'experience.levelReached', at, trace: 't', body: { personId, level: 2 } }
  return { messageId: `${id}-${Math.random()}`, body: JSON.stringify({ detail }) }
}
const deliver = (records: readonly object[]): Promise<SQSBatchResponse> =>
  hear({ Records: records } as unknown as SQSEvent)

const Event = z.object({ name: z.string(), body: z.looseObject({ ruleId: z.optional(z.string()) }) })
/** How often each of some rules told. */
async function told(ruleIds: readonly string[]) {
  const times = new Map(ruleIds.map(id => [id, 0]))
  for await (const { name, body } of scanRows(Event, 'EVENT'))
    if (name === ruleTold.name && body.ruleId && times.has(body.ruleId))
      times.set(body.ruleId, (times.get(body.ruleId) ?? 0) + 1)
  return [...times.values()]
}
const linesOf = async (studentId: string) =>
  (
    await queryRows(z.object({ outcome: z.string() }), {
      pk: `STUDENT#${studentId}`,
      begins: 'TOLD#',
      limit: 500,
    })
  ).length
const usedBy = async (personId: string) =>
  (
    await queryRows(z.object({ used: z.int() }), { pk: `PERSON#${personId}`, begins: 'TELLINGS#', limit: 9 })
  ).map(({ used }) => used)

test('ten deliveries of each of four facts, shuffled and ten at once, are told once to each', async () => {
  const { teacher, ruleIds } = await stage('ana')
  const at = new Date().toISOString()
  const facts = ['f1', 'f2', 'f3', 'f4']
  const copies = facts
    .flatMap(id => Array.from({ length: 10 }, () => message('ana', id, at)))
    .map(one => [Math.random(), one] as const)
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one)
  const batches = Array.from({ length: 4 }, (_, n) => copies.slice(n * 10, n * 10 + 10))
  for (const { batchItemFailures } of await Promise.all(batches.map(deliver)))
    expect(batchItemFailures).toEqual([])
  expect(await told(ruleIds)).toEqual([4, 4, 4])
  expect(await linesOf('ana')).toBe(12)
  expect(await usedBy(teacher.personId)).toEqual([12])
})

test.each(['before', 'after'] as const)(
  'a function that dies %s any of its calls is told again, and tells once',
  async when => {
    let died = true
    let calls = 0
    for (let n = 0; died; n++) {
      const studentId = `${when}-${n}`
      const { teacher, ruleIds } = await stage(studentId)
      const record = message(studentId, `fact-${when}-${n}`, new Date().toISOString())
      const { ask } = database
      calls = 0
      died = false
      const dying = vi.spyOn(database, 'ask').mockImplementation((async (
        ...asked: Parameters<typeof ask>
      ) => {
        if (died) throw new Error('gone')
        const isLast = calls++ === n
        const answer = isLast && when === 'before' ? undefined : await ask(...asked)
        if (isLast) {
          died = true
          throw new Error('gone')
        }
        return answer
      }) as never)
      const { batchItemFailures } = await deliver([record])
      dying.mockRestore()
      expect(batchItemFailures).toHaveLength(died ? 1 : 0)
      expect((await deliver([record])).batchItemFailures).toEqual([])
      expect(await told(ruleIds), `died ${when} call ${n}`).toEqual([1, 1, 1])
      expect(await linesOf(studentId)).toBe(3)
      expect(await usedBy(teacher.personId)).toEqual([3])
    }
    // A call for the children, one for the fact, the index and the rules, then holds, standing and telling of each.
    expect(calls).toBeGreaterThanOrEqual(10)
  },
)
