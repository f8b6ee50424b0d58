import { expect, test } from 'vitest'
import { heardBy } from '#functions/platform/wiring.ts'
import { workDueTomorrow } from '#shared/assignments/events.ts'
import { OCCASION_NAMES } from '#shared/automations/occasions.ts'
import { levelReached } from '#shared/experience/events.ts'
import { standingChanged } from '#shared/identity/events.ts'
import type { EventBody, EventSpec } from '#shared/kernel/event.ts'
import { flagEnded, flagRaised } from '#shared/progress/events.ts'
import { wiring } from '../wiring.ts'
import { factOf, HEARD } from './facts.ts'

const at = '2026-11-20T15:00:00.000Z'
const read = <E extends EventSpec>(event: E, body: EventBody<E>) => factOf({ event, id: 'e1', at, body })

test('every occasion is read from an event, and every such event is delivered', () => {
  expect(HEARD).toHaveLength(OCCASION_NAMES.length)
  const heard = heardBy(wiring.functions['on-fact']).map(({ name }) => name)
  expect(heard.toSorted()).toEqual(HEARD.map(({ name }) => name).toSorted())
})

test('what is told is whose it is, what holds, and of which group where it is a group’s', () => {
  const flag = {
    studentId: 'ana',
    flagId: 'silent',
    reason: { rule: 'silent' as const, days: 8, since: '2026-11-10' },
    raisedOn: '2026-11-20',
  }
  const child = { factId: 'e1', at, studentIds: ['ana'] }
  expect(read(flagRaised, flag)).toEqual({ ...child, occasion: 'flagRaised', condition: 'silent' })
  expect(read(flagEnded, { ...flag, endedOn: '2026-11-21' })).toEqual({
    ...child,
    occasion: 'flagEnded',
    condition: 'silent',
  })
  expect(read(levelReached, { personId: 'ana', level: 3 })).toEqual({ ...child, occasion: 'levelReached' })
  const due = { assignmentId: 'a', groupId: 'g', dueOn: '2026-11-21', studentIds: ['ana', 'leo'] }
  expect(read(workDueTomorrow, due)).toEqual({
    ...child,
    occasion: 'workDue',
    groupId: 'g',
    studentIds: ['ana', 'leo'],
  })
})

test('what is no occasion is not taken for one', () => {
  expect(() => read(standingChanged, { personId: 'ana' })).toThrow('identity.standingChanged')
})
